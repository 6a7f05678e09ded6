/** Figures of a period on the admin's dashboard (rules/admin#figures). */

import { DealStatus } from '../deals/schemas.ts';
import { calendarDay, instant, line } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

/** Longest period that figures cover; some days more than ten years. */
export const longestPeriodDays = 3660;
/** Default period in days, today included. */
export const usualPeriodDays = 90;

export const AdminFiguresQuery = z.object({
  /** Not read; a changing value keeps caches from answering. */
  _t: line(50).optional(),
  /** Days of UTC, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
});
export type AdminFiguresQuery = z.infer<typeof AdminFiguresQuery>;

/** The median; null where there were none. */
const Median = z.object({ hours: z.number().nullable(), of: z.int() });

export const PlotStep = z.enum(['day', 'week', 'month']);
export type PlotStep = z.infer<typeof PlotStep>;

/** Events in one step of the period; the first and the last step count only the days within the period. */
export const PlotPoint = z.object({
  start: z.string(),
  creators: z.int(),
  brands: z.int(),
  deals: z.int(),
  /** Budgets of the deals, in cents of US dollars and in fils; rejected and cancelled ones left out. */
  cents: z.int(),
  fils: z.int().optional(),
});
export type PlotPoint = z.infer<typeof PlotPoint>;

/** The present state of the deals whose briefs were sent in a period. */
const dealFigures = {
  sent: z.int(),
  cents: z.int(),
  fils: z.int().optional(),
  rejected: z.int(),
  /** From the brief to its acceptance. */
  acceptance: Median,
  /** From the submission of a file to its approval. */
  approval: Median,
};

export const AdminFigures = z.object({
  /** Days of UTC as `2026-11-22`, both included. */
  from: z.string(),
  to: z.string(),
  step: PlotStep,
  deals: z.object({
    ...dealFigures,
    byStatus: z.array(z.object({ status: DealStatus, count: z.int() })),
  }),
  /** Equal figures for the period of equal length before it. Absent from older servers. */
  before: z.object({ from: z.string(), to: z.string(), deals: z.object(dealFigures) }).optional(),
  /** Counts all open deals, whenever they were sent. */
  overdue: z.int(),
  /** Briefs that no creator has answered, whenever they were sent, and when the oldest was. Absent from older servers. */
  unanswered: z.object({ count: z.int(), oldestAt: instant.nullable() }).optional(),
  asOf: instant,
  /** Every step of the period in its order, those without anything included. */
  points: z.array(PlotPoint),
});
export type AdminFigures = z.infer<typeof AdminFigures>;

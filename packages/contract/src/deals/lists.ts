/** The lists of deals on both dashboards, their tabs and their totals (rules/deals#tabs, rules/deals#lists). */
import { id, line } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { z } from '../kit/zod.ts';
import { PayoutTotals } from '../payouts/schemas.ts';
import { DealListItem, DealStatus } from './schemas.ts';

export const BrandStats = z.object({
  /** Rejected and cancelled ones as well. */
  allProjects: z.int(),
  briefsSent: z.int(),
  activeProjects: z.int(),
  completedProjects: z.int(),
  /** Cents of US dollars, and fils of deals in dirhams; the second is absent where there are none. */
  totalBudget: z.int(),
  totalBudgetFils: z.int().optional(),
  /** Totals that the organisation owes creators. Absent from older servers. */
  payouts: PayoutTotals.optional(),
});
export type BrandStats = z.infer<typeof BrandStats>;

export const CreatorStats = z.object({
  /** Rejected and cancelled ones as well. Absent from older servers. */
  allDeals: z.int().optional(),
  pendingDeals: z.int(),
  activeProjects: z.int(),
  completedProjects: z.int(),
  /** As `totalBudget`. */
  totalEarnings: z.int(),
  totalEarningsFils: z.int().optional(),
  /** Totals owed and arrived. Absent from older servers. */
  payouts: PayoutTotals.optional(),
});
export type CreatorStats = z.infer<typeof CreatorStats>;

export const dealTabs = ['pending', 'in_progress', 'completed', 'all'] as const;
export type DealTab = (typeof dealTabs)[number];

export const dealFolds = ['open', 'closed'] as const;
export type DealFold = (typeof dealFolds)[number];

/** `?status=` takes a tab of the creator dashboard, `open`, `closed` or a raw status (rules/deals#tabs). */
export const DealsQuery = z.object({
  status: z.union([z.enum(dealTabs), z.enum(dealFolds), DealStatus]).optional(),
  /** In the title or the other side's name, whatever the case. */
  search: line(limits.title).optional(),
  ...pageFields,
});
export type DealsQuery = z.infer<typeof DealsQuery>;

/** A brand may also ask for what it did with one creator, and for the deals of a campaign or of none. */
export const BrandDealsQuery = DealsQuery.extend({
  creatorId: id.optional(),
  campaign: z.union([id, z.literal('none')]).optional(),
});
export type BrandDealsQuery = z.infer<typeof BrandDealsQuery>;

/** A page of one side's deals, newest first. */
export const DealPage = z.object({ deals: z.array(DealListItem), nextCursor });
export type DealPage = z.infer<typeof DealPage>;

/** Briefs that a brand keeps to begin others with (rules/deals#templates). */

import { amountFrom, cents, id, instant, line, requiredLine, text } from '../codecs.ts';
import { limits } from '../limits.ts';
import { z } from '../zod.ts';
import { DealDeliverable, deliverableOptions, NewDeliverable, wishLimits } from './deliverable.ts';
import { mostPaymentDays } from './payout.ts';
import { Exclusivity, rightMonths } from './right.ts';

/** How many an organisation keeps at most. */
export const mostTemplates = 100;

/** What a template fills in; what is empty is left to be written. Its day is chosen with each brief. */
export const TemplateBrief = z.object({
  title: line(limits.title),
  description: text(limits.text),
  requirements: z.array(text(limits.text)).max(limits.listItems),
  deliverables: z.array(z.enum(deliverableOptions)).max(deliverableOptions.length),
  deliverableWishes: z.array(NewDeliverable).max(wishLimits.kinds),
  rounds: z.int().min(1).max(wishLimits.rounds),
  /** Cents; null where it is left open. */
  budget: amountFrom(1, 'amount.no_budget').nullable(),
  /** What a brief may say of payment and rights; what is absent is as usual. */
  paymentDays: z.int().min(0).max(mostPaymentDays).optional(),
  licenceMonths: rightMonths.optional(),
  /** Its trade may still be empty. */
  exclusivity: z.object({ months: rightMonths, category: line(limits.name) }).optional(),
});
export type TemplateBrief = z.infer<typeof TemplateBrief>;

export const NewBriefTemplate = z.object({ name: requiredLine(limits.name), brief: TemplateBrief });
export type NewBriefTemplate = z.infer<typeof NewBriefTemplate>;

/** The same as it is kept: every wish is said. */
export const KeptBrief = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  deliverables: z.array(z.enum(deliverableOptions)),
  deliverableWishes: z.array(DealDeliverable.omit({ id: true })),
  rounds: z.int(),
  budget: cents.nullable(),
  /** Absent where it says nothing of them, and from older servers. */
  paymentDays: z.int().optional(),
  licenceMonths: z.int().optional(),
  exclusivity: Exclusivity.optional(),
});
export type KeptBrief = z.infer<typeof KeptBrief>;

export const BriefTemplate = z.object({ id, name: z.string(), brief: KeptBrief, createdAt: instant });
export type BriefTemplate = z.infer<typeof BriefTemplate>;

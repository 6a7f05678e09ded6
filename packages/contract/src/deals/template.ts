/** Briefs that a brand keeps to begin others with (rules/deals#templates). */

import { amountFrom, cents, currency, id, instant, line, requiredLine, text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';
import { Deposit, NewDeposit } from '../payouts/deposit.ts';
import { mostPaymentDays } from '../payouts/schemas.ts';
import { Exclusivity, rightMonths } from '../rights/schemas.ts';
import { NewRightsTerms, RightsTerms } from '../rights/terms.ts';
import { NewSampleTerms, SampleTerms } from '../samples/terms.ts';
import { DealDeliverable, NewDeliverable } from './deliverable.ts';
import { deliverableOptions, wishLimits } from './deliverables.ts';

/** How many an organisation keeps at most. */
export const mostTemplates = 100;
/** How many bytes all templates of an organisation hold together: they are listed at once. */
export const mostTemplateBytes = 900 * 1024;

/** Fields that a template fills in; empty ones are left to be written. Its day is chosen with each brief. */
export const TemplateBrief = z.object({
  title: line(limits.title),
  description: text(limits.text),
  requirements: z.array(text(limits.text)).max(limits.listItems),
  deliverables: z.array(z.enum(deliverableOptions)).max(deliverableOptions.length),
  deliverableWishes: z.array(NewDeliverable).max(wishLimits.kinds),
  rounds: z.int().min(1).max(wishLimits.rounds),
  /** Hundredths of the currency; null where it is left open. */
  budget: amountFrom(1, 'amount.no_budget').nullable(),
  /** Absent for US dollars. */
  currency: currency.optional(),
  /** Optional terms of payment and rights; absent ones take the defaults. */
  paymentDays: z.int().min(0).max(mostPaymentDays).optional(),
  deposit: NewDeposit.optional(),
  licenceMonths: rightMonths.optional(),
  /** Its trade may still be empty. */
  exclusivity: z.object({ months: rightMonths, category: line(limits.name) }).optional(),
  rights: NewRightsTerms.optional(),
  sample: NewSampleTerms.optional(),
});
export type TemplateBrief = z.infer<typeof TemplateBrief>;

export const NewBriefTemplate = z.object({ name: requiredLine(limits.name), brief: TemplateBrief });
export type NewBriefTemplate = z.infer<typeof NewBriefTemplate>;

/** Stored brief, with every wish filled in. */
export const KeptBrief = z.object({
  title: z.string(),
  description: z.string(),
  requirements: z.array(z.string()),
  deliverables: z.array(z.enum(deliverableOptions)),
  deliverableWishes: z.array(DealDeliverable.omit({ id: true })),
  rounds: z.int(),
  budget: cents.nullable(),
  currency: currency.optional(),
  /** Absent where it says nothing of them, and from older servers. */
  paymentDays: z.int().optional(),
  deposit: Deposit.optional(),
  licenceMonths: z.int().optional(),
  exclusivity: Exclusivity.optional(),
  rights: RightsTerms.optional(),
  sample: SampleTerms.optional(),
});
export type KeptBrief = z.infer<typeof KeptBrief>;

export const BriefTemplate = z.object({ id, name: z.string(), brief: KeptBrief, createdAt: instant });
export type BriefTemplate = z.infer<typeof BriefTemplate>;

/** The lines of a deal that its two sides negotiate (rules/deals#proposals). */

import { amountFrom, cents, instant, plausibleInstant } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { Deposit, NewDeposit } from '../payouts/deposit.ts';
import { mostPaymentDays } from '../payouts/schemas.ts';
import { Exclusivity, NewExclusivity } from '../rights/schemas.ts';
import { NewRightsTerms, RightsTerms } from '../rights/terms.ts';
import { NewSampleTerms, SampleTerms } from '../samples/terms.ts';
import { DealDeliverable, NewDeliverable } from './deliverable.ts';
import { wishLimits } from './deliverables.ts';

/** Every line as one version has it. */
export const DealLines = z.object({
  /** Hundredths of the deal's currency, which is no line: nobody proposes another. */
  budget: cents,
  deadline: instant,
  /** How many rounds of changes are included. */
  rounds: z.int(),
  /** How many days after completion the creator is paid. */
  paymentDays: z.int(),
  /** Part paid in advance; null for nothing. Absent from versions that were kept before there were deposits. */
  deposit: Deposit.nullable().optional(),
  deliverableWishes: z.array(DealDeliverable.omit({ id: true })),
  /** For how long the creator works for no competitor; null for not at all. */
  exclusivity: Exclusivity.nullable(),
  /** Rights of the brand in the content, line by line; null where the brief's licence says it. */
  rights: RightsTerms.nullable(),
  /** The product that the content is made with; null for none. Absent from versions that were kept before it was a line. */
  sample: SampleTerms.nullable().optional(),
});
export type DealLines = z.infer<typeof DealLines>;

/** Lines of a deal as somebody states them. */
export const NewDealLines = z.object({
  budget: amountFrom(1, 'amount.no_budget'),
  deadline: plausibleInstant,
  rounds: z.int().min(1).max(wishLimits.rounds),
  paymentDays: z.int().min(0).max(mostPaymentDays),
  deposit: NewDeposit.nullable(),
  deliverableWishes: z.array(NewDeliverable).max(wishLimits.kinds),
  exclusivity: NewExclusivity.nullable(),
  rights: NewRightsTerms.nullable(),
  sample: NewSampleTerms.nullable(),
});

/** Lines that a proposal changes. */
export const ProposedLines = NewDealLines.partial();
export type ProposedLines = z.infer<typeof ProposedLines>;

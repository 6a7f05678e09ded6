/** Terms of a product that the content is made with (rules/samples#terms). */

import { amountFrom, cents, instant, plausibleInstant, requiredLine } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

/** State of the product once the deal is accepted (`samples/state.ts`). */
export const SampleState = z.enum([
  'ADDRESS_ASKED',
  'TO_SEND',
  'ON_ITS_WAY',
  'ARRIVED',
  'DAMAGED',
  'NOT_RECEIVED',
  /** Arrived, and agreed to go back to the brand. */
  'TO_RETURN',
  'ON_ITS_WAY_BACK',
  'RETURNED',
  /** The creator buys it. */
  'TO_BUY',
  'BOUGHT',
]);
export type SampleState = z.infer<typeof SampleState>;

/** The most days after the arrival of a sample that a brief may name as its deadline. */
export const mostDaysAfterArrival = 365;

const what = requiredLine(limits.title);
const sent = {
  kind: z.literal('SENT'),
  /** About what it costs in a shop, in cents; null where the brand does not say. */
  worth: cents.nullable(),
  /** Whether the creator sends it back; else it is theirs. */
  isReturned: z.boolean(),
  /** How many days after its arrival the content is due; null where the deadline is a day. */
  dueAfterDays: z.int().min(1).max(mostDaysAfterArrival).nullable(),
};

/** The terms as they were frozen with the brief; a deal without a sample has none. */
export const SampleTerms = z.discriminatedUnion('kind', [
  /** `arrivesBy` is the day on which the brand promises it, as midnight UTC; null where it names none. */
  z.object({ ...sent, what: z.string(), arrivesBy: instant.nullable() }),
  /** The creator buys it, and is paid back up to `upTo` cents. */
  z.object({ kind: z.literal('BOUGHT'), what: z.string(), upTo: z.int() }),
]);
export type SampleTerms = z.infer<typeof SampleTerms>;
export type SentSample = Extract<SampleTerms, { kind: 'SENT' }>;
export type BoughtSample = Extract<SampleTerms, { kind: 'BOUGHT' }>;

/** Terms as a brief states them. */
export const NewSampleTerms = z.discriminatedUnion('kind', [
  z.object({ ...sent, what, arrivesBy: plausibleInstant.nullable() }),
  z.object({ kind: z.literal('BOUGHT'), what, upTo: amountFrom(1, 'amount.no_price') }),
]);

/** Surcharges of a creator for rights beyond the usual ones (rules/rights#surcharges). */

import { finding } from '../findings.ts';
import { amountFrom } from '../kit/codecs.ts';
import { type Currency, convert, type ExchangeRate } from '../kit/currencies.ts';
import { z } from '../kit/zod.ts';
import { surchargeLines } from './lines.ts';

export const SurchargeLine = z.enum(surchargeLines);
export type SurchargeLine = z.infer<typeof SurchargeLine>;

/** The highest share of the rates that a line may cost, in percent. */
export const mostPercent = 1000;

/**
 * Surcharge of one line: a share of the deliverables' cost, an amount in hundredths of the profile's currency, or
 * that the creator does not give it.
 */
export const Surcharge = z.discriminatedUnion('kind', [
  z.object({ line: SurchargeLine, kind: z.literal('PERCENT'), percent: z.int() }),
  z.object({ line: SurchargeLine, kind: z.literal('AMOUNT'), cents: z.int() }),
  z.object({ line: SurchargeLine, kind: z.literal('NOT_OFFERED') }),
]);
export type Surcharge = z.infer<typeof Surcharge>;

/** Surcharges as they come to in another currency: shares stay as they are. */
export const surchargesIn = (
  to: Currency,
  surcharges: readonly Surcharge[],
  from: Currency,
  rate: ExchangeRate,
): Surcharge[] =>
  surcharges.map((one) =>
    one.kind === 'AMOUNT' ? { ...one, cents: convert({ cents: one.cents, currency: from }, to, rate) } : one,
  );

/** Surcharges as a creator states them: 0 percent gives a line away; each line once. */
export const SurchargesInput = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({
        line: SurchargeLine,
        kind: z.literal('PERCENT'),
        percent: z.int().min(0).max(mostPercent),
      }),
      z.object({ line: SurchargeLine, kind: z.literal('AMOUNT'), cents: amountFrom(0, 'amount.negative') }),
      z.object({ line: SurchargeLine, kind: z.literal('NOT_OFFERED') }),
    ]),
  )
  .max(surchargeLines.length)
  .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, {
    error: finding('surcharge.twice'),
  });

/** Cost of some credits of a pack, in whole fils (rules/credits#refunds). */
import type { TaxedAmount } from './ledger.ts';

/**
 * The price of `credits` of a pack of which `before` were given back already. Parts are rounded so that those of a whole
 * pack come to its price, to the fils, in however many steps it is given back.
 */
export function priceOfCredits(
  pack: TaxedAmount & { credits: number },
  { before, credits }: { before: number; credits: number },
): TaxedAmount {
  const partOf = (fils: number) => {
    const upTo = (count: number) => Math.round((fils * count) / pack.credits);
    return upTo(before + credits) - upTo(before);
  };
  return { netFils: partOf(pack.netFils), taxFils: partOf(pack.taxFils) };
}

/**
 * Price of a renewal by the creator's own surcharges, and else by the usual shares: advice, nothing is refused for
 * it.
 */
import { useTerms } from '../rights/lines.ts';
import { boostedLine, exclusivityLine, priceOfLine, type TakenLine } from '../rights/price.ts';
import type { RightKind } from '../rights/right-kind.ts';
import type { Surcharge, SurchargeLine } from '../rights/surcharges.ts';
import type { UseTerm } from '../rights/terms.ts';
import { monthsOfTerm } from '../rights/uses.ts';

/**
 * Proposed price where the creator names none: a percentage of the deal's price for a number of months, in
 * proportion to the months. Rights not listed have to be asked for.
 */
export const usualRenewals: Partial<Record<RightKind, { percent: number; months: number }>> = {
  UNPAID_USE: { percent: 30, months: 6 },
  LICENCE: { percent: 30, months: 6 },
};

/** The creator's line for a right; null for the one licence of everything, which has none. */
function surchargeLineOf(kind: RightKind, term: UseTerm): TakenLine | null {
  const once = (line: SurchargeLine): TakenLine => ({ line, times: 1 });
  switch (kind) {
    case 'UNPAID_USE':
      return once(`UNPAID_${term}`);
    case 'PAID_ADS':
    case 'BROADCAST':
      return once(`${kind}_${term}`);
    case 'BOOSTED_POST':
      return boostedLine(term);
    case 'EXCLUSIVITY': {
      const months = monthsOfTerm(term);
      return months === null ? null : exclusivityLine(months);
    }
    case 'LICENCE':
      return null;
  }
}

/**
 * Price of one right: by the creator's SURCHARGE or the USUAL share, of which `percent` is null for an amount; ASK
 * where neither says anything; NOT_OFFERED where the creator does not give it.
 */
export type RenewalPrice =
  | { kind: 'SURCHARGE' | 'USUAL'; cents: number; percent: number | null }
  | { kind: 'ASK' }
  | { kind: 'NOT_OFFERED' };

interface PricedBy {
  surcharges: readonly Surcharge[];
  /** The deal's price, in hundredths of its currency. */
  price: number;
}

function usualPrice(kind: RightKind, term: UseTerm, price: number): RenewalPrice {
  const usual = usualRenewals[kind];
  const months = monthsOfTerm(term);
  if (!usual || months === null) return { kind: 'ASK' };
  const percent = (usual.percent * months) / usual.months;
  return { kind: 'USUAL', cents: Math.round((price * percent) / 100), percent };
}

/** Price that the creator states for exactly this term; null where none is. */
function statedPrice(kind: RightKind, term: UseTerm, { surcharges, price }: PricedBy): RenewalPrice | null {
  const taken = surchargeLineOf(kind, term);
  // Rights in the rate were paid with the first term: only a stated price holds for another one.
  if (taken === null || !surcharges.some(({ line }) => line === taken.line)) return null;
  const surcharge = priceOfLine(taken.line, surcharges, price, taken.times);
  if (surcharge.kind === 'COSTS')
    return { kind: 'SURCHARGE', cents: surcharge.cents, percent: surcharge.percent };
  return surcharge.kind === 'IN_RATE'
    ? { kind: 'SURCHARGE', cents: 0, percent: 0 }
    : { kind: surcharge.kind };
}

/** The price of one right for one more term. What is usual never costs more than a longer term that the creator states. */
export function priceOfRenewedLine(kind: RightKind, term: UseTerm, by: PricedBy): RenewalPrice {
  const stated = statedPrice(kind, term, by);
  if (stated) return stated;
  const usual = usualPrice(kind, term, by.price);
  if (!('cents' in usual)) return usual;
  const longer = useTerms.slice(useTerms.indexOf(term) + 1).map((one) => statedPrice(kind, one, by));
  const cheaper = longer.find((one) => one !== null && 'cents' in one && one.cents < usual.cents);
  return cheaper ?? usual;
}

/** Total price of several rights, in hundredths of the deal's currency; ones without a price count as nothing. */
export const priceOfRenewal = (kinds: readonly RightKind[], term: UseTerm, by: PricedBy) => {
  const lines = kinds.map((kind) => ({ kind, price: priceOfRenewedLine(kind, term, by) }));
  const cents = lines.reduce((sum, { price }) => sum + ('cents' in price ? price.cents : 0), 0);
  return { lines, cents };
};

/**
 * Cost of a brief's rights by a creator's own surcharges: advice to the brand, nothing is refused for it
 * (rules/rights#surcharges).
 */

import type { Exclusivity } from './schemas.ts';
import type { Surcharge, SurchargeLine } from './surcharges.ts';
import type { RightsTerms, Territory, UseTerm } from './terms.ts';
import { monthsOfTerm } from './uses.ts';

/** Lines in the rates of the deliverables, where the creator says nothing else. */
export const linesInRate: ReadonlySet<SurchargeLine> = new Set([
  'UNPAID_DAYS_30',
  'UNPAID_MONTHS_3',
  'UNPAID_MONTHS_6',
  'TERRITORY_UAE',
  'TERRITORY_GCC',
]);

/** The months of exclusivity that have a line of their own; another number costs what the next longer one does. */
export const exclusivityMonths = [1, 3, 6, 12] as const;

/** Price of a line: in the rate, a cost, to be asked for, or not offered. */
export type LinePrice =
  | { kind: 'IN_RATE' }
  | { kind: 'COSTS'; cents: number; percent: number | null }
  | { kind: 'ASK' }
  | { kind: 'NOT_OFFERED' };

/**
 * The price of one line.
 * @param base What the deliverables cost, in cents, of which percents are taken; 0 where that is not known.
 * @param times How many times the line is taken, as with boosted posts for each 30 days.
 */
export function priceOfLine(
  line: SurchargeLine,
  surcharges: readonly Surcharge[],
  base: number,
  times = 1,
): LinePrice {
  const stated = surcharges.find((one) => one.line === line);
  if (!stated) return linesInRate.has(line) ? { kind: 'IN_RATE' } : { kind: 'ASK' };
  if (stated.kind === 'NOT_OFFERED') return { kind: 'NOT_OFFERED' };
  const percent = stated.kind === 'PERCENT' ? stated.percent * times : null;
  const cents = stated.kind === 'PERCENT' ? Math.round((base * (percent ?? 0)) / 100) : stated.cents * times;
  return stated.kind === 'PERCENT' && stated.percent === 0
    ? { kind: 'IN_RATE' }
    : { kind: 'COSTS', cents, percent };
}

/** A line that a brief takes, and how many times. */
export interface TakenLine {
  line: SurchargeLine;
  times: number;
}

const once = (line: SurchargeLine): TakenLine => ({ line, times: 1 });

/** Line of a boosted post: a number of times 30 days, or one without end. */
export function boostedLine(term: UseTerm): TakenLine {
  const months = monthsOfTerm(term);
  return months === null ? once('BOOSTED_POST_ENDLESS') : { line: 'BOOSTED_POST', times: months };
}

/** Line of an exclusivity of that number of months. */
export function exclusivityLine(months: number): TakenLine {
  const step = exclusivityMonths.find((one) => one >= months) ?? 12;
  return once(`EXCLUSIVITY_${step}`);
}

export const territoryLine = (territory: Territory): TakenLine => once(`TERRITORY_${territory}`);

/** Every line that a brief takes, in the order in which they are read; `terms` is null for one that says nothing of uses. */
export function takenLines(terms: RightsTerms | null, exclusivity: Exclusivity | null): TakenLine[] {
  const exclusive = exclusivity ? [exclusivityLine(exclusivity.months)] : [];
  if (terms === null) return exclusive;
  const { unpaid, paidAds, boostedPost, broadcast, territory, rawFootage } = terms;
  return [
    ...(unpaid && (unpaid.ownAccounts || unpaid.siteAndShop) ? [once(`UNPAID_${unpaid.term}`)] : []),
    ...(paidAds ? [once(`PAID_ADS_${paidAds}`)] : []),
    ...(boostedPost ? [boostedLine(boostedPost)] : []),
    ...(broadcast ? [once(`BROADCAST_${broadcast}`)] : []),
    territoryLine(territory),
    ...exclusive,
    ...(rawFootage ? [once('RAW_FOOTAGE')] : []),
  ];
}

export interface RightsPrice {
  /** Every line that costs something, with what all of it comes to in cents. */
  lines: (TakenLine & { cents: number; percent: number | null })[];
  /** Total of the lines, in cents. */
  cents: number;
  /** Lines that the creator names no price for: the sum is then less than the whole. */
  asked: SurchargeLine[];
  /** Lines that the creator does not give. */
  notOffered: SurchargeLine[];
}

/**
 * Sums the rights of a brief by a creator's surcharges. A longer step replaces a shorter one, and percents are all of the
 * base: steps never multiply.
 * @param base What the deliverables cost, in cents.
 */
export function priceOfRights(
  terms: RightsTerms | null,
  exclusivity: Exclusivity | null,
  surcharges: readonly Surcharge[],
  base: number,
): RightsPrice {
  const priced = takenLines(terms, exclusivity).map((taken) => ({
    ...taken,
    price: priceOfLine(taken.line, surcharges, base, taken.times),
  }));
  const lines = priced.flatMap(({ line, times, price }) =>
    price.kind === 'COSTS' ? [{ line, times, cents: price.cents, percent: price.percent }] : [],
  );
  const of = (kind: LinePrice['kind']) =>
    priced.filter(({ price }) => price.kind === kind).map(({ line }) => line);
  return {
    lines,
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
    asked: of('ASK'),
    notOffered: of('NOT_OFFERED'),
  };
}

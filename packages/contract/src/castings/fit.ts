/** How well a casting fits a creator: advice, nothing is refused for it (rules/castings#fit). */

import { type CreatorPricing, pricingIn } from '../creators/price.ts';
import { estimateBrief } from '../deals/brief-estimate.ts';
import { type Currency, type ExchangeRate, fixedRate } from '../kit/currencies.ts';
import { addDays, isoDay } from '../kit/days.ts';
import type { CastingCard } from './schemas.ts';

/** Points that the fit compares, in the order in which they are shown. */
export const fitPoints = ['CATEGORY', 'LANGUAGE', 'PRICE', 'TIME'] as const;
export type FitPoint = (typeof fitPoints)[number];

/** A creator as the rule looks at them. */
export interface FittingCreator extends CreatorPricing {
  currency: Currency;
  languages: readonly string[];
  categories: readonly { id: string }[];
}

/** Fields of a casting that the rule compares. */
type FitOffer = Pick<
  CastingCard,
  'categories' | 'languages' | 'currency' | 'payTo' | 'deliverableWishes' | 'dueOn'
>;

/** The points that each of many castings misses for a creator, as `missedPoints`: what is the creator's own is read once. */
export function fitFor(
  creator: FittingCreator,
  now: Date,
  rate: ExchangeRate = fixedRate,
): (casting: FitOffer) => FitPoint[] {
  const pricing = { USD: pricingIn('USD', creator, rate), AED: pricingIn('AED', creator, rate) };
  const categories = new Set(creator.categories.map(({ id }) => id));
  const languages = new Set(creator.languages);
  // The last day that comes too early for each turnaround: days are compared as they are written.
  const tooEarly = new Map<number, string>();
  const lastTooEarly = (days: number): string => {
    const known = tooEarly.get(days) ?? isoDay(addDays(now, days - 1));
    tooEarly.set(days, known);
    return known;
  };
  return (casting) => {
    const { cents, turnaroundDays } = estimateBrief(casting.deliverableWishes, pricing[casting.currency]);
    const fits: Record<FitPoint, boolean> = {
      CATEGORY: casting.categories.length === 0 || casting.categories.some(({ id }) => categories.has(id)),
      LANGUAGE: casting.languages.length === 0 || casting.languages.some((one) => languages.has(one)),
      PRICE: cents <= casting.payTo,
      TIME: casting.dueOn > lastTooEarly(turnaroundDays ?? 0),
    };
    return fitPoints.filter((point) => !fits[point]);
  };
}

/** The points that a casting misses for a creator, in their order; empty where everything fits. */
export const missedPoints = (
  creator: FittingCreator,
  casting: FitOffer,
  now: Date,
  rate?: ExchangeRate,
): FitPoint[] => fitFor(creator, now, rate)(casting);

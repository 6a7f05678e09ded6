/** How well a casting fits a creator: advice, nothing is refused for it (rules/castings#fit). */
import { type CreatorPricing, pricingIn } from '../creators/price.ts';
import { estimateBrief } from '../deals/brief-estimate.ts';
import { type Currency, type ExchangeRate, fixedRate } from '../kit/currencies.ts';
import { dayAsMoment } from './days.ts';
import type { CastingCard } from './schemas.ts';

/** What is looked at, in the order in which it is told. */
export const fitPoints = ['CATEGORY', 'LANGUAGE', 'PRICE', 'TIME'] as const;
export type FitPoint = (typeof fitPoints)[number];

/** A creator as the rule looks at them. */
export interface FittingCreator extends CreatorPricing {
  currency: Currency;
  languages: readonly string[];
  categories: readonly { id: string }[];
}

const day = 24 * 60 * 60 * 1000;

/** The points that a casting misses for a creator, in their order; empty where everything fits. */
export function missedPoints(
  creator: FittingCreator,
  casting: Pick<
    CastingCard,
    'categories' | 'languages' | 'currency' | 'payTo' | 'deliverableWishes' | 'dueOn'
  >,
  now: Date,
  rate: ExchangeRate = fixedRate,
): FitPoint[] {
  const { cents, turnaroundDays } = estimateBrief(
    casting.deliverableWishes,
    pricingIn(casting.currency, creator, rate),
  );
  const own = creator.categories.map(({ id }) => id);
  const fits: Record<FitPoint, boolean> = {
    CATEGORY: casting.categories.length === 0 || casting.categories.some(({ id }) => own.includes(id)),
    LANGUAGE:
      casting.languages.length === 0 || casting.languages.some((one) => creator.languages.includes(one)),
    PRICE: cents <= casting.payTo,
    TIME: now.getTime() + (turnaroundDays ?? 0) * day < dayAsMoment(casting.dueOn).getTime() + day,
  };
  return fitPoints.filter((point) => !fits[point]);
}

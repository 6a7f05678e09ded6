/** What a brief comes to by a creator's own prices and turnarounds: advice to the brand, nothing is refused for it (rules/deals#estimate). */

import type { CreatorPricing } from '../creators/price.ts';
import type { DeliverableKind } from './deliverables.ts';

type PriceField = 'ugcVideoPricing' | 'ugcPhotoPricing' | 'influencerReelPricing' | 'influencerStoryPricing';
type TurnaroundField = 'ugcTurnaroundDays' | 'influencerTurnaroundDays';

/** Which price and turnaround of a profile are those of a kind. A review and an unboxing are films as any other. */
const fieldsOfKind: Record<DeliverableKind, { price: PriceField; turnaround: TurnaroundField }> = {
  'UGC Video': { price: 'ugcVideoPricing', turnaround: 'ugcTurnaroundDays' },
  'UGC Photo': { price: 'ugcPhotoPricing', turnaround: 'ugcTurnaroundDays' },
  'Reel/Post': { price: 'influencerReelPricing', turnaround: 'influencerTurnaroundDays' },
  'Story Post': { price: 'influencerStoryPricing', turnaround: 'influencerTurnaroundDays' },
  'Product Review': { price: 'ugcVideoPricing', turnaround: 'ugcTurnaroundDays' },
  Unboxing: { price: 'ugcVideoPricing', turnaround: 'ugcTurnaroundDays' },
};

/** A kind and how many of it. */
export interface WantedDeliverable {
  kind: DeliverableKind;
  count: number;
}

export interface BriefEstimate {
  /** Each kind that has a price, with what all of it comes to in cents. */
  lines: (WantedDeliverable & { cents: number })[];
  /** What the lines come to together, in cents. */
  cents: number;
  /** Kinds that the creator names no price for: the sum is then less than the whole. */
  unpriced: DeliverableKind[];
  /** The longest turnaround of what is wanted, in days; null where the creator gives none. */
  turnaroundDays: number | null;
}

/** Sums a brief by a creator's prices. */
export function estimateBrief(wanted: readonly WantedDeliverable[], pricing: CreatorPricing): BriefEstimate {
  const priceOf = ({ kind }: WantedDeliverable) => pricing[fieldsOfKind[kind].price] ?? 0;
  const lines = wanted
    .map((one) => ({ ...one, cents: one.count * priceOf(one) }))
    .filter(({ cents }) => cents > 0);
  const days = wanted.map(({ kind }) => pricing[fieldsOfKind[kind].turnaround] ?? 0);
  const longest = Math.max(0, ...days);
  return {
    lines,
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
    unpriced: wanted.filter((one) => priceOf(one) === 0).map(({ kind }) => kind),
    turnaroundDays: longest === 0 ? null : longest,
  };
}

/** Below this share of the creator's own prices, a brief is mostly turned down. */
const fairShare = 0.6;

/** Whether a budget lies far below what the creator's prices come to, both in cents. */
export const isFarBelow = (budgetCents: number, { cents }: Pick<BriefEstimate, 'cents'>): boolean =>
  budgetCents < cents * fairShare;

const day = 24 * 60 * 60 * 1000;

/** The first day that leaves the creator their turnaround, both as midnight UTC. */
export const earliestDeadline = (today: Date, turnaroundDays: number): Date =>
  new Date(today.getTime() + turnaroundDays * day);

/** Farther ahead than this a deadline is mostly mistyped. */
const usualDays = 730;

/** Whether a deadline is so far ahead that its year is worth a second look. */
export const isFarAhead = (deadline: Date, today: Date): boolean =>
  deadline.getTime() - today.getTime() > usualDays * day;

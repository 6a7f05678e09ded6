/**
 * Estimates a brief by a creator's own prices and turnarounds: advice to the brand, nothing is refused for it
 * (rules/deals#estimate).
 */

import type { CreatorPricing } from '../creators/price.ts';
import { addDays, dayMs } from '../kit/days.ts';
import { type DeliverableKind, deliverableOptions } from './deliverables.ts';

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

/** The kinds of work that each turnaround of a profile is said of. */
export const kindsOfTurnaround = (field: TurnaroundField): DeliverableKind[] =>
  deliverableOptions.filter((kind) => fieldsOfKind[kind].turnaround === field);

/** A kind and how many of it. */
export interface WantedDeliverable {
  kind: DeliverableKind;
  count: number;
}

/** Package of a creator, in the currency of the prices next to it. */
export interface WantedPackage {
  name: string;
  price: number;
  turnaroundDays: number | null;
  /**
   * Contents of the package; absent where the creator says that in words alone, and it then covers everything that
   * is wanted.
   */
  deliverables?: readonly WantedDeliverable[] | undefined;
}

export interface BriefEstimate {
  /** The package in the place of the rates of what it holds; null for none. */
  package: Pick<WantedPackage, 'name' | 'price'> | null;
  /** Each kind that has a price of its own, with what all of it comes to in cents. */
  lines: (WantedDeliverable & { cents: number })[];
  /** Total of the package and the lines, in cents. */
  cents: number;
  /** Kinds that the creator names no price for: the sum is then less than the whole. */
  unpriced: DeliverableKind[];
  /** The longest turnaround of what is wanted, in days; null where the creator gives none. */
  turnaroundDays: number | null;
}

/** The cheapest package that holds just what is wanted; null where none does. */
export function packageFor<P extends WantedPackage>(
  wanted: readonly WantedDeliverable[],
  packages: readonly P[],
): P | null {
  const countsOf = (all: readonly WantedDeliverable[]) =>
    all
      .map(({ kind, count }) => `${kind} ${count}`)
      .toSorted()
      .join();
  const holding = packages.filter(
    ({ deliverables = [] }) => deliverables.length > 0 && countsOf(deliverables) === countsOf(wanted),
  );
  return holding.toSorted((one, other) => one.price - other.price)[0] ?? null;
}

/** Wanted deliverables beyond a package. */
function beyond(wanted: readonly WantedDeliverable[], { deliverables }: WantedPackage): WantedDeliverable[] {
  if (!deliverables?.length) return [];
  const left = new Map(deliverables.map(({ kind, count }) => [kind, count]));
  return wanted.flatMap(({ kind, count }) => {
    const held = Math.min(count, left.get(kind) ?? 0);
    left.set(kind, (left.get(kind) ?? 0) - held);
    return count > held ? [{ kind, count: count - held }] : [];
  });
}

/** Sums a brief by a creator's prices. A package replaces the rates of what it holds; what is wanted beyond it has its rate. */
export function estimateBrief(
  all: readonly WantedDeliverable[],
  pricing: CreatorPricing,
  chosen: WantedPackage | null = null,
): BriefEstimate {
  const wanted = chosen ? beyond(all, chosen) : all;
  const priceOf = ({ kind }: WantedDeliverable) => pricing[fieldsOfKind[kind].price] ?? 0;
  const lines = wanted
    .map((one) => ({ ...one, cents: one.count * priceOf(one) }))
    .filter(({ cents }) => cents > 0);
  const days = wanted.map(({ kind }) => pricing[fieldsOfKind[kind].turnaround] ?? 0);
  const longest = Math.max(0, chosen?.turnaroundDays ?? 0, ...days);
  return {
    package: chosen && { name: chosen.name, price: chosen.price },
    lines,
    cents: lines.reduce((sum, { cents }) => sum + cents, chosen?.price ?? 0),
    unpriced: wanted.filter((one) => priceOf(one) === 0).map(({ kind }) => kind),
    turnaroundDays: longest === 0 ? null : longest,
  };
}

/** Below this share of the creator's own prices, a brief is mostly turned down. */
const fairShare = 0.6;

/** Whether a budget lies far below what the creator's prices come to, both in cents. */
export const isFarBelow = (budgetCents: number, { cents }: Pick<BriefEstimate, 'cents'>): boolean =>
  budgetCents < cents * fairShare;

/** The first day that leaves the creator their turnaround, both as midnight UTC. */
export const earliestDeadline = (today: Date, turnaroundDays: number): Date => addDays(today, turnaroundDays);

/** Farther ahead than this a deadline is mostly mistyped. */
const usualDays = 730;

/** Whether a deadline is so far ahead that its year is worth a second look. */
export const isFarAhead = (deadline: Date, today: Date): boolean =>
  deadline.getTime() - today.getTime() > usualDays * dayMs;

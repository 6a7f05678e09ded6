/** What a creator costs and how long they take, as cards show it (rules/publishing#starting-price, rules/publishing#cards). */

/** The prices of a creator, in cents, and turnarounds in days. */
export interface CreatorPricing {
  ugcVideoPricing: number | null;
  ugcPhotoPricing: number | null;
  ugcTurnaroundDays: number | null;
  influencerReelPricing: number | null;
  influencerStoryPricing: number | null;
  influencerTurnaroundDays: number | null;
}

/** Which kind of work a creator is shown for; today always 'both', and never stored (rules/publishing#creator-type). */
export type CreatorType = 'creator' | 'influencer' | 'both';

/** Turnaround days that a profile starts with (rules/publishing#begun-price-sets). */
export const defaultTurnaroundDays = { ugc: 3, influencer: 2 } as const;

/**
 * 'Starting from': the lowest positive price among UGC photo and story post, in cents; null without one.
 * The directory's price filter and order use the same figure, so a card never contradicts the filter.
 */
export function startingPriceCents(
  pricing: Pick<CreatorPricing, 'ugcPhotoPricing' | 'influencerStoryPricing'>,
  type: CreatorType = 'both',
): number | null {
  const relevant = [
    type === 'influencer' ? null : pricing.ugcPhotoPricing,
    type === 'creator' ? null : pricing.influencerStoryPricing,
  ].filter((price): price is number => price !== null && price > 0);
  return relevant.length > 0 ? Math.min(...relevant) : null;
}

/** The turnaround of a card in days, null where none was given: UGC work where the creator prices it, else influencer work. */
export function turnaroundOf(pricing: CreatorPricing): { kind: 'ugc' | 'influencer'; days: number | null } {
  const isUgc = Boolean(pricing.ugcPhotoPricing || pricing.ugcVideoPricing);
  if (isUgc || !(pricing.influencerReelPricing || pricing.influencerStoryPricing))
    return { kind: 'ugc', days: pricing.ugcTurnaroundDays };
  return { kind: 'influencer', days: pricing.influencerTurnaroundDays };
}

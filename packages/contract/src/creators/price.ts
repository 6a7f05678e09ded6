/** Price and turnaround of a creator, as cards show them (rules/creators#starting-price, rules/creators#cards). */
import { type Currency, convert, type ExchangeRate, fixedRate } from '../kit/currencies.ts';
import { type WorkKind, workKinds } from '../portfolio/schemas.ts';

/** The prices of a creator, in hundredths of their currency, and turnarounds in days. */
export interface CreatorPricing {
  ugcVideoPricing: number | null;
  ugcPhotoPricing: number | null;
  ugcTurnaroundDays: number | null;
  influencerReelPricing: number | null;
  influencerStoryPricing: number | null;
  influencerTurnaroundDays: number | null;
}

/** Which kind of work a creator is shown for; today always 'both', and never stored (rules/creators#creator-type). */
export type CreatorType = 'creator' | 'influencer' | 'both';

/** Turnaround days that a profile starts with (rules/creators#begun-price-sets). */
export const defaultTurnaroundDays = { ugc: 3, influencer: 2 } as const;

/**
 * 'Starting from': the lowest positive price among UGC photo and story post, in hundredths of the creator's currency; null
 * without one.
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

/**
 * Starting price in cents of US dollars, by the fixed rate, for the directory's filter and order. It does not
 * follow the operator's rate, so that nobody's place changes unless a price does.
 */
export function comparablePriceCents(
  creator: Parameters<typeof startingPriceCents>[0] & { currency: Currency },
): number | null {
  const cents = startingPriceCents(creator);
  return cents && convert({ cents, currency: creator.currency }, 'USD', fixedRate);
}

/** The price of each kind, in the order of `workKinds`. */
export const priceOfKind = {
  'UGC Video': 'ugcVideoPricing',
  'UGC Photo': 'ugcPhotoPricing',
  'Reel/Post': 'influencerReelPricing',
  'Story Post': 'influencerStoryPricing',
} as const satisfies Record<WorkKind, keyof CreatorPricing>;

/** Prices of the kinds for the directory's filter, in the order of `workKinds`: cents of US dollars as above, null for none. */
export const kindPricesCents = (creator: CreatorPricing & { currency: Currency }): (number | null)[] =>
  workKinds.map((kind) => {
    const cents = creator[priceOfKind[kind]];
    return cents ? convert({ cents, currency: creator.currency }, 'USD', fixedRate) : null;
  });

const priceFields = Object.values(priceOfKind);

/** The prices of a creator as they come to in a currency. */
export function pricingIn(
  currency: Currency,
  creator: CreatorPricing & { currency: Currency },
  rate: ExchangeRate,
): CreatorPricing {
  const priced = priceFields.map((field) => {
    const cents = creator[field];
    return [field, cents && convert({ cents, currency: creator.currency }, currency, rate)];
  });
  return { ...creator, ...Object.fromEntries(priced) };
}

/** The turnaround of a card in days, null where none was given: UGC work where the creator prices it, else influencer work. */
export function turnaroundOf(pricing: CreatorPricing): { kind: 'ugc' | 'influencer'; days: number | null } {
  const isUgc = Boolean(pricing.ugcPhotoPricing || pricing.ugcVideoPricing);
  if (isUgc || !(pricing.influencerReelPricing || pricing.influencerStoryPricing))
    return { kind: 'ugc', days: pricing.ugcTurnaroundDays };
  return { kind: 'influencer', days: pricing.influencerTurnaroundDays };
}

import { describe, expect, it } from 'vitest';
import { fixedRate } from '../kit/currencies.ts';
import {
  type CreatorPricing,
  comparablePriceCents,
  defaultTurnaroundDays,
  kindPricesCents,
  pricingIn,
  startingPriceCents,
  turnaroundOf,
} from './price.ts';

const none: CreatorPricing = {
  ugcVideoPricing: null,
  ugcPhotoPricing: null,
  ugcTurnaroundDays: null,
  influencerReelPricing: null,
  influencerStoryPricing: null,
  influencerTurnaroundDays: null,
};

describe('startingPriceCents', () => {
  const both = { ...none, ugcPhotoPricing: 8000, influencerStoryPricing: 5000 };

  it('is the lowest positive of photo and story, by the type of creator', () => {
    expect(startingPriceCents(both)).toBe(5000);
    expect(startingPriceCents(both, 'creator')).toBe(8000);
    expect(startingPriceCents(both, 'influencer')).toBe(5000);
    expect(startingPriceCents({ ...both, influencerStoryPricing: 9000 })).toBe(8000);
  });

  it('leaves out prices of zero and prices that are not there', () => {
    expect(startingPriceCents({ ...both, influencerStoryPricing: 0 })).toBe(8000);
    expect(startingPriceCents({ ...none, ugcPhotoPricing: 0 })).toBeNull();
    expect(startingPriceCents(none)).toBeNull();
    expect(startingPriceCents({ ...none, ugcPhotoPricing: 8000 }, 'influencer')).toBeNull();
  });

  it('does not look at videos and reels', () => {
    const others: CreatorPricing = { ...none, ugcVideoPricing: 1, influencerReelPricing: 1 };
    expect(startingPriceCents(others)).toBeNull();
  });
});

describe('prices in two currencies', () => {
  const inDirhams = { ...none, currency: 'AED' as const, ugcPhotoPricing: 30_000, ugcTurnaroundDays: 4 };

  it('are compared in dollars, by the fixed rate', () => {
    expect(comparablePriceCents(inDirhams)).toBe(8169);
    expect(comparablePriceCents({ ...inDirhams, currency: 'USD' })).toBe(30_000);
    expect(comparablePriceCents({ ...none, currency: 'AED' })).toBeNull();
  });

  it('come to as much in the currency of a brief; days and missing prices stay', () => {
    expect(pricingIn('USD', inDirhams, fixedRate)).toMatchObject({
      ugcPhotoPricing: 8169,
      ugcTurnaroundDays: 4,
    });
    expect(pricingIn('USD', inDirhams, fixedRate).ugcVideoPricing).toBeNull();
    expect(pricingIn('AED', inDirhams, fixedRate)).toMatchObject({ ugcPhotoPricing: 30_000 });
  });
});

describe('turnaroundOf', () => {
  it('is the days of UGC work where the creator prices it', () => {
    const ugc = { ...none, ugcPhotoPricing: 1, ugcTurnaroundDays: 4, influencerTurnaroundDays: 9 };
    expect(turnaroundOf(ugc)).toEqual({ kind: 'ugc', days: 4 });
    expect(turnaroundOf({ ...ugc, influencerReelPricing: 1 })).toEqual({ kind: 'ugc', days: 4 });
  });

  it('is the days of influencer work where only that is priced', () => {
    const influencer = {
      ...none,
      ugcTurnaroundDays: 9,
      influencerReelPricing: 1,
      influencerTurnaroundDays: 2,
    };
    expect(turnaroundOf(influencer)).toEqual({ kind: 'influencer', days: 2 });
  });

  it('knows no days that were not given', () => {
    expect(turnaroundOf(none)).toEqual({ kind: 'ugc', days: null });
    expect(turnaroundOf({ ...none, influencerStoryPricing: 1 })).toEqual({ kind: 'influencer', days: null });
  });

  it('starts a profile with three and two days', () => {
    expect(defaultTurnaroundDays).toEqual({ ugc: 3, influencer: 2 });
  });
});

it('prices of the kinds are told in dollars, in the order of the kinds', () => {
  const pricing = {
    ugcVideoPricing: 36_725,
    ugcPhotoPricing: 0,
    ugcTurnaroundDays: null,
    influencerReelPricing: null,
    influencerStoryPricing: 3_673,
    influencerTurnaroundDays: null,
    currency: 'AED',
  } as const;
  expect(kindPricesCents(pricing)).toEqual([10_000, null, null, 1_000]);
});

import { describe, expect, it } from 'vitest';
import { type CreatorPricing, defaultTurnaroundDays, startingPriceCents, turnaroundText } from './price.ts';

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

describe('turnaroundText', () => {
  it('tells the days of UGC work where the creator prices it', () => {
    const ugc = { ...none, ugcPhotoPricing: 1, ugcTurnaroundDays: 4, influencerTurnaroundDays: 9 };
    expect(turnaroundText(ugc)).toBe('4 days');
    expect(turnaroundText({ ...ugc, ugcTurnaroundDays: 1 })).toBe('1 day');
    expect(turnaroundText({ ...ugc, influencerReelPricing: 1 })).toBe('4 days');
  });

  it('tells the days of influencer work where only that is priced', () => {
    expect(turnaroundText({ ...none, influencerReelPricing: 1, influencerTurnaroundDays: 2 })).toBe('2 days');
  });

  it('has a text for days that were not given', () => {
    expect(turnaroundText(none)).toBe('3-5 days');
    expect(turnaroundText({ ...none, influencerStoryPricing: 1 })).toBe('1-2 days');
  });

  it('starts a profile with three and two days', () => {
    expect(defaultTurnaroundDays).toEqual({ ugc: 3, influencer: 2 });
  });
});

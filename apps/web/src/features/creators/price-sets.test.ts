import { expect, test } from 'vitest';
import { priceSets } from './price-sets.ts';

const none = {
  ugcVideoPricing: null,
  ugcPhotoPricing: null,
  ugcTurnaroundDays: null,
  influencerReelPricing: null,
  influencerStoryPricing: null,
  influencerTurnaroundDays: null,
};

test('each set has its own prices and turnaround', () => {
  const sets = priceSets({
    ...none,
    ugcPhotoPricing: 8000,
    ugcTurnaroundDays: 5,
    influencerReelPricing: 20_000,
    influencerStoryPricing: 0,
  });
  expect(sets).toEqual([
    { title: 'UGC', prices: [{ label: 'UGC photo', cents: 8000 }], turnaround: '5 days' },
    { title: 'Influencer', prices: [{ label: 'Reel/Post', cents: 20_000 }], turnaround: '1-2 days' },
  ]);
});

test('a set without a price is left out', () => {
  expect(priceSets({ ...none, ugcTurnaroundDays: 3 })).toEqual([]);
});

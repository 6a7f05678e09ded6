import { expect, test } from 'vitest';
import { earliestDeadline, estimateBrief, isFarAhead, isFarBelow } from './brief-estimate.ts';

const pricing = {
  ugcVideoPricing: 19_000,
  ugcPhotoPricing: 6_500,
  ugcTurnaroundDays: 4,
  influencerReelPricing: null,
  influencerStoryPricing: 0,
  influencerTurnaroundDays: 2,
};

test('a brief comes to what each kind costs, as often as it is wanted', () => {
  expect(
    estimateBrief(
      [
        { kind: 'UGC Video', count: 2 },
        { kind: 'UGC Photo', count: 3 },
      ],
      pricing,
    ),
  ).toEqual({
    lines: [
      { kind: 'UGC Video', count: 2, cents: 38_000 },
      { kind: 'UGC Photo', count: 3, cents: 19_500 },
    ],
    cents: 57_500,
    unpriced: [],
    turnaroundDays: 4,
  });
});

test('a review and an unboxing cost what a film does', () => {
  expect(estimateBrief([{ kind: 'Unboxing', count: 1 }], pricing).cents).toBe(19_000);
  expect(estimateBrief([{ kind: 'Product Review', count: 1 }], pricing).cents).toBe(19_000);
});

test('kinds without a price are named, and take the longest turnaround there is', () => {
  const wanted = [
    { kind: 'Reel/Post', count: 1 },
    { kind: 'Story Post', count: 2 },
  ] as const;
  expect(estimateBrief(wanted, pricing)).toEqual({
    lines: [],
    cents: 0,
    unpriced: ['Reel/Post', 'Story Post'],
    turnaroundDays: 2,
  });
  expect(estimateBrief(wanted, { ...pricing, influencerTurnaroundDays: null }).turnaroundDays).toBeNull();
  expect(estimateBrief([], pricing).cents).toBe(0);
});

test.each([
  [34_499, true],
  [34_500, false],
  [90_000, false],
])('a budget of %i cents for work of 57,500 is far below: %s', (budget, expected) => {
  expect(isFarBelow(budget, { cents: 57_500 })).toBe(expected);
});

test('nothing is far below prices that nobody knows', () => {
  expect(isFarBelow(1, { cents: 0 })).toBe(false);
});

test('a deadline leaves the turnaround, and is not decades away', () => {
  const today = new Date('2026-11-22T00:00:00.000Z');
  expect(earliestDeadline(today, 4)).toEqual(new Date('2026-11-26T00:00:00.000Z'));
  expect(isFarAhead(new Date('2027-11-22T00:00:00.000Z'), today)).toBe(false);
  expect(isFarAhead(new Date('2100-11-22T00:00:00.000Z'), today)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { earliestDeadline, estimateBrief, isFarAhead, isFarBelow, packageFor } from './brief-estimate.ts';

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
    package: null,
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
    package: null,
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

describe('a package', () => {
  const rates = { ...pricing, ugcVideoPricing: 30_000 };
  const films = {
    name: 'Launch set',
    price: 96_000,
    turnaroundDays: 7,
    deliverables: [
      { kind: 'UGC Video', count: 3 },
      { kind: 'UGC Photo', count: 6 },
    ],
  } as const;

  test('replaces the rates of what it holds, and what is wanted beyond it has its rate', () => {
    const wanted = [
      { kind: 'UGC Video', count: 4 },
      { kind: 'UGC Photo', count: 5 },
      { kind: 'Story Post', count: 1 },
    ] as const;
    expect(estimateBrief(wanted, rates, films)).toEqual({
      package: { name: 'Launch set', price: 96_000 },
      lines: [{ kind: 'UGC Video', count: 1, cents: 30_000 }],
      cents: 126_000,
      unpriced: ['Story Post'],
      turnaroundDays: 7,
    });
  });

  test('that says in words alone what it holds stands for all that is wanted', () => {
    const { deliverables: _, ...inWords } = films;
    expect(estimateBrief([{ kind: 'Story Post', count: 2 }], rates, inWords)).toMatchObject({
      ...{ lines: [], cents: 96_000, unpriced: [], turnaroundDays: 7 },
    });
  });

  test('is what a brief asks for where it holds just that, the cheapest of several', () => {
    const dearer = { ...films, name: 'The same', price: 99_000 };
    const wanted = films.deliverables.toReversed();
    expect(packageFor(wanted, [dearer, films])).toBe(films);
    expect(packageFor([{ kind: 'UGC Video', count: 3 }], [films])).toBeNull();
    expect(packageFor([], [{ ...films, deliverables: [] }])).toBeNull();
  });
});

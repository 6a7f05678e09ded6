import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencies } from '../kit/currencies.ts';
import { type KnownNumbers, postNumbers, resultMoments, unknownNumbers } from './numbers.ts';
import {
  bestPost,
  type Counted,
  type CountedNumbers,
  costOf,
  countedNumbers,
  currentResults,
  laidOver,
  latestMoment,
  type ShownMoment,
  type StatedNumbers,
  sumOf,
} from './results.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString();
const stated = (
  moment: StatedNumbers['moment'],
  minute: number,
  numbers: Partial<KnownNumbers>,
  by: StatedNumbers['by'] = 'CREATOR',
): StatedNumbers => ({ moment, by, statedAt: at(minute), numbers: { ...unknownNumbers, ...numbers } });
const counted = (numbers: Partial<CountedNumbers>): CountedNumbers => ({
  ...unknownNumbers,
  engagements: null,
  ...numbers,
});

test('a correction replaces the side’s own statement, also by unknown, and never the other side’s', () => {
  const results = [
    stated('DAY_7', 1, { views: 100, likes: 5 }),
    stated('DAY_7', 2, { codeUses: 3 }, 'BRAND'),
    stated('DAY_7', 3, { views: 120 }),
  ];
  expect(currentResults(results)).toEqual(results.slice(1));
  expect(countedNumbers(results, 'DAY_7')).toEqual(counted({ views: 120, codeUses: 3 }));
  expect(countedNumbers(results, 'DAY_30')).toEqual(counted({}));
});

test('of two sides that know a number the later one counts, and zero is known', () => {
  const results = [stated('END', 1, { views: 100 }), stated('END', 2, { views: 0 }, 'BRAND')];
  expect(countedNumbers(results, 'END').views).toBe(0);
  expect(countedNumbers(results.toReversed(), 'END').views).toBe(0);
});

test('numbers of a file lie over those of the same side and moment, and null says that nothing changes', () => {
  const results = [
    stated('DAY_7', 1, { views: 100, likes: 5 }),
    stated('DAY_30', 2, { views: 300 }),
    stated('DAY_7', 3, { views: 90, saves: 2 }, 'BRAND'),
  ];
  const ofCreator = { by: 'CREATOR', moment: 'DAY_7' } as const;
  const file = { ...unknownNumbers, views: 120 };
  expect(laidOver(results, ofCreator, file)).toEqual({ ...unknownNumbers, views: 120, likes: 5 });
  expect(laidOver(results, ofCreator, { ...unknownNumbers, likes: 5 })).toBeNull();
  expect(laidOver([], ofCreator, unknownNumbers)).toBeNull();
  expect(laidOver([], ofCreator, { ...unknownNumbers, sales: 0 })).toEqual({ ...unknownNumbers, sales: 0 });
});

test('the latest of each number counts, and engagements of one moment alone', () => {
  const all = { likes: 1, comments: 2, shares: 3, saves: 4 };
  const results = [stated('DAY_1', 1, { views: 10, ...all }), stated('DAY_7', 2, { views: 20, likes: 9 })];
  expect(countedNumbers(results, 'LATEST')).toMatchObject({ views: 20, likes: 9, engagements: 10 });
  expect(latestMoment(results)).toBe('DAY_7');
  expect(latestMoment([stated('DAY_7', 1, {})])).toBeNull();
});

test('cost as it is drawn: only deals whose posts all know the number, each in its own currency', () => {
  const deals = [
    { currency: 'AED', total: 420_000, posts: [counted({ views: 84_600 })] },
    { currency: 'AED', total: 264_000, posts: [counted({ views: 41_500 })] },
    { currency: 'AED', total: 215_000, posts: [counted({ views: 6150 }), counted({})] },
    { currency: 'USD', total: 98_000, posts: [counted({ views: 39_900 })] },
    { currency: 'USD', total: 70_000, posts: [] },
  ] as const;
  expect(costOf(deals, 'AED', 'views')).toEqual({ cents: 684_000, amount: 126_100, known: 2, of: 4 });
  expect(costOf(deals, 'USD', 'views')).toEqual({ cents: 98_000, amount: 39_900, known: 1, of: 1 });
  expect(costOf(deals, 'USD', 'clicks')).toBeNull();
  expect(costOf([{ ...deals[0], posts: [counted({ views: 0 })] }], 'AED', 'views')).toBeNull();
});

test('the best needs two that know their engagements, and one of them ahead', () => {
  const [most, less] = [counted({ engagements: 9 }), counted({ engagements: 4 })];
  expect(bestPost([less, most, counted({ likes: 90 })])).toBe(most);
  expect(bestPost([most, counted({})])).toBeNull();
  expect(bestPost([most, { ...most }])).toBeNull();
});

const value = fc.option(fc.integer({ min: 0, max: 1000 }));
const numbers: fc.Arbitrary<KnownNumbers> = fc.record({
  ...{ views: value, reach: value, likes: value, comments: value, shares: value, saves: value },
  ...{ clicks: value, codeUses: value, sales: value, salesCents: value },
});
const results = fc
  .array(
    fc.record({
      moment: fc.constantFrom(...resultMoments),
      by: fc.constantFrom('BRAND' as const, 'CREATOR' as const),
      numbers,
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((one, minute): StatedNumbers => ({ ...one, statedAt: at(minute) })));
const deal = fc.record({
  currency: fc.constantFrom(...currencies),
  total: fc.integer({ min: 0, max: 1_000_000 }),
  posts: fc.array(results, { maxLength: 3 }),
});
const names: Counted[] = [...postNumbers, 'engagements'];

/** A plain reading of the rules, number by number, without the functions that are tried. */
function plainNumber(all: readonly StatedNumbers[], name: Counted, shown: ShownMoment): number | null {
  if (shown === 'LATEST') {
    for (const moment of ['END', 'DAY_30', 'DAY_7', 'DAY_1'] as const) {
      const found = plainNumber(all, name, moment);
      if (found !== null) return found;
    }
    return null;
  }
  if (name === 'engagements') {
    const parts = (['likes', 'comments', 'shares', 'saves'] as const).map((part) =>
      plainNumber(all, part, shown),
    );
    return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  }
  const last = (by: string) => all.findLast((one) => one.by === by && one.moment === shown);
  const said = [last('BRAND'), last('CREATOR')].filter(
    (one) => one !== undefined && one.numbers[name] !== null,
  );
  const newest = said.sort((one, other) => (one && other && one.statedAt < other.statedAt ? 1 : -1))[0];
  return newest?.numbers[name] ?? null;
}

test('whatever is stated, numbers, sums, coverage and costs are those of a plain reading', () => {
  fc.assert(
    fc.property(
      fc.array(deal, { maxLength: 4 }),
      fc.constantFrom<ShownMoment>(...resultMoments, 'LATEST'),
      fc.constantFrom(...names),
      (deals, shown, name) => {
        const plain = deals.map((one) => one.posts.map((post) => plainNumber(post, name, shown)));
        const countedDeals = deals.map((one) => ({
          ...one,
          posts: one.posts.map((post) => countedNumbers(post, shown)),
        }));
        expect(countedDeals.map(({ posts }) => posts.map((post) => post[name]))).toEqual(plain);

        const known = plain.flat().filter((one) => one !== null);
        expect(
          sumOf(
            countedDeals.flatMap(({ posts }) => posts),
            name,
          ),
        ).toEqual({
          sum: known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null,
          known: known.length,
          of: plain.flat().length,
        });

        for (const currency of currencies) {
          let [cents, amount, posts] = [0, 0, 0];
          deals.forEach((one, place) => {
            const values = plain[place] ?? [];
            if (one.currency !== currency || values.length === 0 || values.includes(null)) return;
            cents += one.total;
            posts += values.length;
            for (const each of values) amount += each ?? 0;
          });
          const cost = costOf(countedDeals, currency, name);
          if (amount === 0) expect(cost).toBeNull();
          else expect(cost).toMatchObject({ cents, amount, known: posts });
        }
      },
    ),
  );
});

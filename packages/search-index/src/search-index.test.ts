import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countValues } from './count-values.ts';
import { type Found, find } from './find.ts';
import { firstPlace } from './first-place.ts';
import { nearWord, occurs } from './near-words.ts';
import { rankedWords } from './pick-ranked.ts';
import type { Query } from './query.ts';
import { type IndexedDocument, SearchIndex, type Shape } from './search-index.ts';

type Facet = 'colour' | 'shape';
type Measure = 'weight' | 'height';
type Order = 'heaviest' | 'lightest' | 'tallest';
type Document = IndexedDocument<Facet, Measure>;
type Asked = Query<Facet, Measure, Order>;

const shape: Shape<Facet, Measure, Order> = {
  facets: ['colour', 'shape'],
  measures: ['weight', 'height'],
  orders: {
    heaviest: { by: 'weight', isRising: false, absentAs: -1 },
    lightest: { by: 'weight', isRising: true, absentAs: 1000 },
    tallest: { by: 'height', isRising: false, absentAs: -1 },
  },
  isMark: (word) => word.startsWith('≈'),
  placeEnds: ['≈0', '≈1'],
};
const orders = ['heaviest', 'lightest', 'tallest'] as const;
const idOf = (n: number) => `0000000${n % 7}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const number = fc.option(fc.integer({ min: 0, max: 5 }), { nil: null });
const some = (...values: string[]) => fc.subarray(values, { maxLength: 2 });
const document = fc.record({
  id: fc.integer({ min: 0, max: 9 }).map(idOf),
  revision: fc.integer({ min: 1, max: 100 }),
  text: fc
    .array(fc.array(fc.constantFrom('plain', 'plane', 'planet', 'ab', '≈plain'), { maxLength: 2 }), {
      minLength: 3,
      maxLength: 3,
    })
    .map(([best = [], good = [], others = []]) => [...best, '≈0', ...good, '≈1', ...others]),
  facets: fc.record({ colour: some('red', 'blue', 'green'), shape: some('round', 'square') }),
  measures: fc.record({ weight: number, height: number }),
});
const bounds = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(2, 4, Number.POSITIVE_INFINITY));
const filter = (...values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: null });
const asked = fc.record({
  words: fc.subarray(['plan', 'ab', 'net'], { maxLength: 2 }),
  facets: fc.record({ colour: filter('red', 'blue', 'none'), shape: filter('round') }),
  ranges: fc
    .tuple(fc.subarray<Measure>(['weight', 'height']), bounds)
    .map(([measures, [least, most]]) => measures.map((measure) => ({ measure, least, most }))),
  order: fc.constantFrom(...orders),
  isRanked: fc.boolean(),
  limit: fc.constantFrom(1, 3, 20),
});

function passes(one: Document, query: Omit<Asked, 'after'>, leftOut?: Facet): boolean {
  return (
    query.words.every((word) => one.text.includes(word)) &&
    query.ranges.every(({ measure, least, most }) => {
      const value = one.measures[measure];
      return value !== null && value >= least && value <= most;
    }) &&
    shape.facets.every((name) => {
      const wanted = name === leftOut ? null : query.facets[name];
      return wanted === null || one.facets[name].some((value) => wanted.includes(value));
    })
  );
}

/** Ranked are only falling orders, of words that rank. */
const isRanked = ({ isRanked, order, words }: Pick<Asked, 'isRanked' | 'order' | 'words'>) =>
  isRanked === true && !shape.orders[order].isRising && rankedWords(words).length > 0;

/** How many places a document could lose and would still have all words that rank. */
function rankOf({ text }: Document, words: readonly string[]): number {
  const ranks = ['≈1', '≈0'].map((end) =>
    rankedWords(words).every((word) => text.split(end)[0]?.includes(word)),
  );
  return ranks.filter(Boolean).length;
}

/** Looks at every document. */
function inOrder(all: readonly Document[], query: Omit<Asked, 'after'>): string[] {
  const { by, isRising, absentAs } = shape.orders[query.order];
  const sortValue = ({ measures }: Document) => measures[by] ?? absentAs;
  const rank = (one: Document) => (isRanked(query) ? rankOf(one, query.words) : 0);
  return all
    .filter((one) => passes(one, query))
    .sort(
      (a, b) =>
        rank(b) - rank(a) || (isRising ? 1 : -1) * (sortValue(a) - sortValue(b) || (a.id < b.id ? -1 : 1)),
    )
    .map(({ id }) => id);
}

function pagesOf(index: SearchIndex<Facet, Measure, Order>, query: Omit<Asked, 'after'>): string[] {
  const seen: string[] = [];
  let after: Asked['after'] = null;
  for (;;) {
    const { slots, values, hasMore }: Found<Facet> = find(index, {
      ...query,
      isRanked: isRanked(query),
      after,
    });
    seen.push(...Array.from(slots, (slot) => index.ids.idOf(slot)));
    const last = slots.at(-1);
    if (!hasMore || last === undefined) return seen;
    after = { value: values.at(-1) as number, id: index.ids.idOf(last) };
  }
}

const filled = (documents: readonly Document[]) => {
  const index = new SearchIndex(shape);
  for (const one of documents) index.add(one);
  for (const _ of index.sort());
  return index;
};

const named = (n: number, text: string): Document => ({
  id: idOf(n),
  revision: 1,
  text,
  facets: { colour: [], shape: [] },
  measures: { weight: null, height: null },
  bytes: Buffer.from(text),
});

describe('an index', () => {
  test('finds what a look at every document finds, page by page and in counts', () => {
    fc.assert(
      fc.property(fc.array(document, { maxLength: 30 }), fc.array(asked), (documents, queries) => {
        const kept = new Map<string, Document>();
        const index = filled([]);
        for (const { text, ...rest } of documents) {
          const one = { ...rest, text: text.join(' '), bytes: Buffer.from(rest.id) };
          index.add(one);
          kept.set(one.id, one);
        }
        const all = [...kept.values()];
        for (const query of queries) {
          expect(pagesOf(index, query)).toEqual(inOrder(all, query));
          const { facets } = find(index, { ...query, after: null });
          for (const name of shape.facets) {
            const left = all.filter((one) => passes(one, query, name));
            expect(facets[name]).toEqual(countValues(left, (one) => one.facets[name]));
          }
        }
      }),
    );
  });

  test('keeps the bytes of a document and its revision, until it is removed', () => {
    const index = filled([named(1, 'first'), named(2, 'second'), { ...named(1, 'third'), revision: 5 }]);
    expect([index.size, index.dead, index.revisionSum]).toEqual([2, 1, 6]);
    expect(index.stored.bytesOf(index.slotOf(idOf(1))).toString()).toBe('third');
    expect([index.remove(idOf(1)), index.remove(idOf(1)), index.revisionOf(idOf(1))]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  test('offers the word most documents have for a mistyped one, and never a mark', () => {
    const index = filled([named(1, 'planet'), named(2, 'planet'), named(3, 'planes ≈planes')]);
    const offered = ['planex', 'plnes', '≈planex', 'nothing'].map((word) => nearWord(index, word));
    expect(offered).toEqual(['planet', 'planes', undefined, undefined]);
    expect(['lane', '≈planes', 'zzz'].map((word) => occurs(index, word))).toEqual([true, true, false]);
  });
});

test('the first place behind is found by halves', () => {
  const sorted = [1, 3, 3, 7];
  const from = (least: number) => firstPlace(sorted.length, (place) => (sorted[place] ?? 0) >= least);
  expect([0, 1, 3, 4, 8].map(from)).toEqual([0, 0, 1, 3, 4]);
  expect(firstPlace(0, () => true)).toBe(0);
});

test('values are counted, the most frequent first and then by code point', () => {
  expect(countValues([['b', 'a'], ['c'], ['c']], (values) => values)).toEqual([
    { value: 'c', count: 2 },
    { value: 'a', count: 1 },
    { value: 'b', count: 1 },
  ]);
});

import { foldForSearch } from '@briefcast/contract';
import { searchPlaceEnds } from '@briefcast/contract/creators/search-text';
import { find } from '@briefcast/search-index/find';
import { rankedWords } from '@briefcast/search-index/pick-ranked';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DirectoryIndex, type FacetName, facetNames, type IndexedCreator } from './directory-index.ts';
import { isRanked, type NormalQuery, searchOf } from './normal-query.ts';

const findCreators = (index: DirectoryIndex, asked: NormalQuery) => find(index, searchOf(asked));

const ids = Array.from({ length: 12 }, (_, i) =>
  `${(i * 37) % 16}0000000-0000-7000-8000-${String(i % 5).padStart(12, '0')}`.padStart(36, '0').slice(-36),
);
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 7 });
const places = ['Dubai, UAE', 'dubai, uae', 'Oslo'];
const tongues = ['Arabic', 'English', 'Zulu', 'Ａ', '𝒜'];

/** All data of a creator except the id; the first two texts reach the index only as part of the others. */
const creator = fc.record({
  publishedAt: fc.integer({ min: 0, max: 3 }),
  startingPrice: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
  texts: fc.array(letters, { maxLength: 6 }),
  languages: fc.uniqueArray(fc.constantFrom(...tongues), { maxLength: 3 }),
  categories: fc.uniqueArray(fc.constantFrom('Food', 'Travel', 'Beauty'), { maxLength: 2 }),
  location: fc.option(fc.constantFrom(...places), { nil: null }),
  networks: fc.uniqueArray(fc.constantFrom('instagram', 'tiktok'), { maxLength: 2 }),
  deliverables: fc.uniqueArray(fc.constantFrom('UGC Video', 'Packages'), { maxLength: 2 }),
  followers: fc.integer({ min: 0, max: 4 }),
  kindPrices: fc.record({
    'UGC Video': fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    'UGC Photo': fc.constant(null),
    'Reel/Post': fc.constant(2),
    'Story Post': fc.constant(null),
  }),
  turnaroundDays: fc.option(fc.integer({ min: 0, max: 4 }), { nil: null }),
});

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ id: fc.constantFrom(...ids), creator }) },
  { weight: 1, arbitrary: fc.record({ id: fc.constantFrom(...ids), creator: fc.constant(null) }) },
);

const listOf = (values: string[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 }), { nil: null });
const price = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null, freq: 2 });
const query = fc.record({
  words: fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    {
      weight: 3,
      arbitrary: fc.array(
        letters.map((word) => foldForSearch(word).slice(0, 4)),
        { maxLength: 2 },
      ),
    },
  ),
  languages: listOf([...tongues, 'Nobody']),
  categories: listOf(['Food', 'Travel']),
  locations: listOf(places),
  networks: listOf(['instagram', 'tiktok', 'youtube']),
  deliverables: listOf(['UGC Video', 'Packages']),
  minFollowers: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null, freq: 2 }),
  minPrice: price,
  maxPrice: price,
  priceKind: fc.constantFrom(null, 'UGC Video' as const, 'Reel/Post' as const),
  maxTurnaround: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null, freq: 2 }),
  sort: fc.constantFrom('newest' as const, 'price_asc' as const, 'price_desc' as const),
  limit: fc.constantFrom(1, 2, 5),
});

const unfiltered = {
  languages: null,
  categories: null,
  locations: null,
  networks: null,
  deliverables: null,
  minFollowers: null,
  minPrice: null,
  maxPrice: null,
  priceKind: null,
  maxTurnaround: null,
  sort: 'newest' as const,
};

/** The straightforward implementation: every creator is examined. */
class Oracle {
  readonly creators = new Map<string, IndexedCreator>();

  valuesOf(name: FacetName, one: IndexedCreator): readonly string[] {
    if (name === 'locations') return one.location === null ? [] : [one.location];
    return one[name];
  }

  passes(asked: NormalQuery, one: IndexedCreator, leftOut?: FacetName): boolean {
    const given = asked.priceKind ? one.kindPrices[asked.priceKind] : one.startingPrice;
    const isPriced = asked.minPrice === null && asked.maxPrice === null;
    return (
      asked.words.every((word) => one.searchText.includes(word)) &&
      (isPriced ||
        (given !== null &&
          given >= (asked.minPrice ?? 0) &&
          given <= (asked.maxPrice ?? Number.POSITIVE_INFINITY))) &&
      one.followers >= (asked.minFollowers ?? 0) &&
      (asked.maxTurnaround === null || (one.turnaroundDays ?? 99) <= asked.maxTurnaround) &&
      facetNames.every(
        (name) =>
          name === leftOut ||
          !asked[name] ||
          this.valuesOf(name, one).some((value) => asked[name]?.includes(value)),
      )
    );
  }

  ordered(asked: NormalQuery): string[] {
    const direction = asked.sort === 'price_asc' ? 1 : -1;
    const missing = asked.sort === 'price_asc' ? 2_147_483_647 : -1;
    const value = (one: IndexedCreator) =>
      asked.sort === 'newest' ? one.publishedAt + rankOf(asked, one) * 100 : (one.startingPrice ?? missing);
    return [...this.creators.values()]
      .filter((one) => this.passes(asked, one))
      .sort((a, b) => direction * (value(a) - value(b) || (a.id < b.id ? -1 : 1)))
      .map(({ id }) => id);
  }

  facet(asked: NormalQuery, name: FacetName) {
    const counts = new Map<string, number>();
    for (const one of this.creators.values()) {
      if (!this.passes(asked, one, name)) continue;
      for (const value of this.valuesOf(name, one)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)));
  }
}

/** How many better places than the last one hold all words of three letters or more, taken together. */
function rankOf(asked: NormalQuery, { searchText }: IndexedCreator): number {
  if (!isRanked(asked)) return 0;
  const holds = (end: string) =>
    rankedWords(asked.words).every((word) => searchText.split(end)[0]?.includes(word));
  return searchPlaceEnds.filter(holds).length;
}

/** Reads all pages by their cursors. */
function allPages(index: DirectoryIndex, asked: Omit<NormalQuery, 'after'>): string[] {
  const seen: string[] = [];
  let after: NormalQuery['after'] = null;
  do {
    const { slots, values, hasMore } = findCreators(index, { ...asked, after });
    const found = [...slots].map((slot) => index.ids.idOf(slot));
    seen.push(...found);
    const last = slots.at(-1);
    after =
      hasMore && last !== undefined ? { value: values.at(-1) as number, id: index.ids.idOf(last) } : null;
  } while (after);
  return seen;
}

function compare(index: DirectoryIndex, oracle: Oracle, asked: Omit<NormalQuery, 'after'>) {
  const whole = { ...asked, after: null };
  const expected = oracle.ordered(whole);
  const found = findCreators(index, whole);
  expect(found.total).toBe(expected.length);
  expect(allPages(index, asked)).toEqual(expected);
  expect(findCreators(index, { ...whole, limit: expected.length + 1 }).slots.length).toBe(expected.length);
  for (const name of facetNames) expect(found.facets[name]).toEqual(oracle.facet(whole, name));
}

const indexed = (
  id: string,
  revision: number,
  { texts, ...rest }: { texts: string[] } & Omit<IndexedCreator, 'id' | 'revision' | 'searchText' | 'card'>,
): IndexedCreator => {
  // Every place has a third of the words.
  const third = Math.ceil(texts.length / 3);
  const parts = searchPlaceEnds.map((end, at) => [...texts.slice(at * third, (at + 1) * third), end]);
  const searchText = foldForSearch([...parts.flat(), ...texts.slice(3 * third)].join(' '));
  return { ...rest, id, revision, searchText, card: Buffer.from(`{"id":"${id}","revision":${revision}}`) };
};

const finish = (steps: Iterable<void>) => {
  for (const _ of steps);
};

describe('the index of the directory', () => {
  test('after any history, answers what a look at every creator would', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 40 }),
        fc.array(step, { maxLength: 40 }),
        fc.array(query, { minLength: 1, maxLength: 6 }),
        (before, after, queries) => {
          const index = new DirectoryIndex();
          const oracle = new Oracle();
          let revision = 0;
          const apply = (steps: typeof before) => {
            for (const { id, creator: given } of steps) {
              if (given) {
                const one = indexed(id, ++revision, given);
                index.addCreator(one);
                oracle.creators.set(id, one);
              } else {
                expect(index.remove(id)).toBe(oracle.creators.delete(id));
              }
            }
          };
          apply(before);
          finish(index.sort());
          for (const asked of queries) compare(index, oracle, asked);
          // Earlier searches must stay correct while creators are added and removed.
          apply(after);
          for (const asked of queries) compare(index, oracle, asked);
          const sum = [...oracle.creators.values()].reduce((all, one) => all + one.revision, 0);
          expect([index.size, index.revisionSum]).toEqual([oracle.creators.size, sum]);
          for (const [id, one] of oracle.creators) {
            expect(index.stored.bytesOf(index.slotOf(id))).toEqual(one.card);
            expect(index.revisionOf(id)).toBe(one.revision);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('with thousands, where lists have become bitmaps, it does as well', () => {
    const random = fc.sample(creator, { numRuns: 4000, seed: 7 });
    const index = new DirectoryIndex();
    const oracle = new Oracle();
    const idOf = (n: number) => `00000000-0000-7000-8000-${String((n * 7919) % 4000).padStart(12, '0')}`;
    const put = (n: number, texts: string[]) => {
      const one = indexed(idOf(n), n, { ...(random[n % 4000] as (typeof random)[number]), texts });
      index.addCreator(one);
      oracle.creators.set(one.id, one);
    };
    for (const [n, { texts }] of random.entries())
      put(n, [...texts, `name${n}`, n % 20 === 0 ? 'abcabc' : 'x']);
    finish(index.sort());
    const searches = ['name39', 'name', 'nam abc', 'n', 'am', 'again bca', 'nobody', 'abcabc'].map(
      (text) => ({
        ...unfiltered,
        words: text.split(' '),
      }),
    );
    const queries = [...fc.sample(query, { numRuns: 150, seed: 11 }), ...searches];
    for (const asked of queries) compare(index, oracle, { ...asked, limit: 700 });
    for (let n = 0; n < 4000; n += 3) {
      if (n % 2) put(n + 4000, ['bca', `again${n}`, `name${n}`]);
      else {
        index.remove(idOf(n));
        oracle.creators.delete(idOf(n));
      }
    }
    for (const asked of queries) compare(index, oracle, { ...asked, limit: 700 });
  });
});

/** Selects the page of the matches where better places of the searched words come first. */
import { countOf, hasBit, keepCommon, listInto, removeAll } from './bitmap.ts';
import { areFew, type Hits } from './find-base.ts';
import { type Page, pickPage } from './pick-page.ts';
import type { Query } from './query.ts';
import type { SearchIndex } from './search-index.ts';

/** Sort values of one place lie within this; above every moment in milliseconds up to the year 2286. */
export const placeStep = 1e13;

/** Shorter words occur in most texts, so that they tell nothing about a document. */
export const shortestRanked = 3;

/** The words by which documents are ranked. */
export const rankedWords = (words: readonly string[]): string[] =>
  words.filter((word) => word.length >= shortestRanked);

/** The place of a document is the worst of the best places of each word; a word of the last place ranks 0. */
export function pickRanked<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  query: Query<Facet, Measure, Order>,
  hits: Hits,
): Page {
  const best = index.shape.placeEnds?.length ?? 0;
  const { after } = query;
  const from = after ? Math.floor(after.value / placeStep) : best;
  const pages: Page[] = [];
  let [picked, passed] = [0, 0];
  let rank = best;
  for (const some of byPlace(index, query.words, hits)) {
    passed += some.total;
    if (rank <= from && some.total > 0) {
      const base = rank * placeStep;
      const behind = after && rank === from ? { ...after, value: after.value - base } : null;
      const page = pickPage(index, { ...query, limit: query.limit - picked, after: behind }, some);
      pages.push({ ...page, values: page.values.map((value) => value + base) });
      picked += page.slots.length;
      if (page.hasMore) return joined(pages, true);
      if (picked === query.limit) return joined(pages, passed < hits.total);
    }
    rank -= 1;
  }
  return joined(pages, false);
}

/** The matches of each place, the best first; those of the last one come at the end. Made while they are taken. */
function* byPlace<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  words: readonly string[],
  hits: Hits,
): Generator<Hits> {
  const searches = rankedWords(words).map((word) => ({
    addNext: index.vocabulary.searchPlaces(word),
    bits: new Uint32Array(index.bitmapWords),
  }));
  let left = hits;
  for (let place = 0; place < (index.shape.placeEnds?.length ?? 0); place++) {
    let isAny = false;
    for (const { addNext, bits } of searches) isAny = addNext(bits) || isAny;
    const [some, others] = isAny ? part(index, left, searches) : [nothing, left];
    left = others;
    yield some;
  }
  yield left;
}

const nothing: Hits = { total: 0, list: new Uint32Array() };

/** Parts matches into those in each of the sets, and the others. */
function part(
  index: { slots: number },
  hits: Hits,
  sets: readonly { bits: Uint32Array }[],
): [some: Hits, others: Hits] {
  if ('list' in hits) {
    const isIn = (slot: number) => sets.every(({ bits }) => hasBit(bits, slot));
    const list = hits.list.filter(isIn);
    if (list.length === 0) return [nothing, hits];
    const others = hits.list.filter((slot) => !isIn(slot));
    return [
      { total: list.length, list },
      { total: others.length, list: others },
    ];
  }
  const bits = hits.bits.slice();
  for (const set of sets) keepCommon(bits, set.bits);
  const total = countOf(bits);
  if (total === 0) return [nothing, hits];
  const others = hits.bits.slice();
  removeAll(others, bits);
  return [few(index, { total, bits }), { total: hits.total - total, bits: others }];
}

/** As a list where they are few, which is sorted faster than the whole order is walked. */
function few(index: { slots: number }, hits: { total: number; bits: Uint32Array }): Hits {
  if (!areFew(index, hits.total)) return hits;
  const list = new Uint32Array(hits.total);
  listInto(list, hits.bits);
  return { total: hits.total, list };
}

const joined = (pages: readonly Page[], hasMore: boolean): Page => ({
  slots: Uint32Array.from(pages.flatMap(({ slots }) => [...slots])),
  values: Float64Array.from(pages.flatMap(({ values }) => [...values])),
  hasMore,
});

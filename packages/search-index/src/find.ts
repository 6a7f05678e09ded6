/** Finds documents in the index: how many, one page in order, and the counts of the facets. */
import { countOf, keepCommon, listInto } from './bitmap.ts';
import type { ValueCount } from './count-values.ts';
import type { FacetValues } from './facet-values.ts';
import { areFew, findBase, type Hits } from './find-base.ts';
import { pickPage } from './pick-page.ts';
import { pickRanked } from './pick-ranked.ts';
import type { Query } from './query.ts';
import type { SearchIndex } from './search-index.ts';

export interface Found<Facet extends string> {
  total: number;
  /** The slots of the page, in order. */
  slots: Uint32Array;
  /** The sort value of each slot of the page, which a cursor takes. */
  values: Float64Array;
  /** Whether there are more pages. */
  hasMore: boolean;
  /** Counts of each facet, over what the query leaves without the filter by it. */
  facets: Record<Facet, ValueCount[]>;
}

/** A facet, and the codes that its filter accepts: null for a filter that is not set. */
interface Asked {
  values: FacetValues;
  wanted: number[] | null;
}

/** Returns the number of matches for a query, one page, and the counts of the facets. */
export function find<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  query: Query<Facet, Measure, Order>,
): Found<Facet> {
  const names = index.shape.facets;
  const asked = names.map((name): Asked => {
    const values = index.facets[name];
    const given = query.facets[name];
    return { values, wanted: given && values.codesOf(given) };
  });
  const base = findBase(index, query);
  const isNarrow = query.words.length + query.ranges.length > 0;
  const { hits, counts } =
    'list' in base ? sieveFew(asked, base.list) : sieveMany(index, asked, base, isNarrow);
  const facets = Object.fromEntries(names.map((name, i) => [name, counts[i]])) as Found<Facet>['facets'];
  const pick = query.isRanked ? pickRanked : pickPage;
  return { total: hits.total, facets, ...pick(index, query, hits) };
}

interface Sieved {
  hits: Hits;
  /** By facet, in the order of the shape. */
  counts: ValueCount[][];
}

/** Counts in one pass: what fails no filter matches; what fails exactly one counts for that filter. */
function sieveFew(asked: readonly Asked[], base: Uint32Array): Sieved {
  const columns = asked.map(columnOf);
  const set = columns.filter(({ isWanted }) => isWanted);
  const list = new Uint32Array(base.length);
  let total = 0;
  for (let i = 0; i < base.length; i++) {
    const slot = base[i] as number;
    const failed = onlyFailed(set, slot);
    if (failed === several) continue;
    if (failed) countUp(failed, slot);
    else list[total++] = slot;
  }
  for (const column of columns) for (let i = 0; i < total; i++) countUp(column, list[i] as number);
  const counts = asked.map(({ values }, i) => values.sorted(columns[i]?.counts ?? []));
  return { hits: { total, list: list.subarray(0, total) }, counts };
}

const several = 'several';

/** The only filter that a slot fails: null for one that passes all. */
function onlyFailed(set: readonly Column[], slot: number): Column | typeof several | null {
  let failed: Column | null = null;
  for (let i = 0; i < set.length; i++) {
    const column = set[i] as Column;
    if (passes(column, slot)) continue;
    if (failed) return several;
    failed = column;
  }
  return failed;
}

/** The values of a filter by slot, which of them are accepted, and how often each was counted. */
interface Column {
  starts: Uint32Array;
  codes: Uint32Array;
  /** By code; null if the filter is not set. */
  isWanted: Uint8Array | null;
  counts: Uint32Array;
}

function columnOf({ values: { starts, codes, size }, wanted }: Asked): Column {
  const isWanted = wanted && new Uint8Array(size);
  for (const code of wanted ?? []) if (isWanted) isWanted[code] = 1;
  return { starts, codes, isWanted, counts: new Uint32Array(size) };
}

function passes({ starts, codes, isWanted }: Column, slot: number): boolean {
  if (!isWanted) return true;
  const end = starts[slot + 1] as number;
  for (let i = starts[slot] as number; i < end; i++) if (isWanted[codes[i] as number] === 1) return true;
  return false;
}

function countUp({ starts, codes, counts }: Column, slot: number): void {
  const end = starts[slot + 1] as number;
  for (let i = starts[slot] as number; i < end; i++) {
    const code = codes[i] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** Number of slots, and of the words of a bitmap over them. */
interface Room {
  slots: number;
  bitmapWords: number;
}

/** Counts by bitmaps: the counts of each facet are over what passes the other filters. */
function sieveMany(
  index: Room,
  asked: readonly Asked[],
  base: { total: number; bits: Uint32Array },
  isNarrow: boolean,
): Sieved {
  const unions = asked.map((one) => (one.wanted ? unionOf(index, one.values, one.wanted) : null));
  const set = unions.filter((union) => union !== null);
  const leftBy = (others: readonly Uint32Array[]) => {
    if (others.length === 0) return base.bits;
    const bits = base.bits.slice();
    for (const union of others) keepCommon(bits, union);
    return bits;
  };
  const bits = leftBy(set);
  const total = set.length === 0 ? base.total : countOf(bits);
  const counts = asked.map(({ values }, i) => {
    const others = set.filter((union) => union !== unions[i]);
    if (!isNarrow && others.length === 0) return values.livingCounts();
    if (others.length === set.length) return countValues(index, values, bits, total);
    const left = leftBy(others);
    return countValues(index, values, left, countOf(left));
  });
  return { hits: { total, bits }, counts };
}

function unionOf({ bitmapWords }: Room, values: FacetValues, codes: readonly number[]): Uint32Array {
  const bits = new Uint32Array(bitmapWords);
  for (const code of codes) values.postings.addInto(bits, code);
  return bits;
}

function countValues(index: Room, values: FacetValues, bits: Uint32Array, total: number): ValueCount[] {
  if (!areFew(index, total)) return values.countsIn(bits);
  const column = columnOf({ values, wanted: null });
  const list = new Uint32Array(total);
  listInto(list, bits);
  for (let i = 0; i < list.length; i++) countUp(column, list[i] as number);
  return values.sorted(column.counts);
}

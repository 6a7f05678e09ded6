/** Finds creators in the index: how many, one page in order, and the counts of the filters. */
import { countOf, keepCommon, listInto } from './bitmap.ts';
import { type DirectoryIndex, type FacetName, facetNames } from './directory-index.ts';
import type { ValueCount } from './facet-values.ts';
import { areFew, findBase, type Hits } from './find-base.ts';
import { isNarrow, type NormalQuery } from './normal-query.ts';
import { pickPage } from './pick-page.ts';

export interface Found {
  total: number;
  /** The slots of the page, in order. */
  slots: Uint32Array;
  /** Whether there are more pages. */
  hasMore: boolean;
  facets: Record<FacetName, ValueCount[]>;
}

/** The codes that each filter accepts: null for a filter that is not set. */
type Wanted = Record<FacetName, number[] | null>;

/** Returns the number of matches for a query, one page, and the counts of the filters. */
export function findCreators(index: DirectoryIndex, query: NormalQuery): Found {
  const wanted = Object.fromEntries(
    facetNames.map((name) => [name, query[name] && index.facets[name].codesOf(query[name])]),
  ) as Wanted;
  const base = findBase(index, query);
  const { hits, facets } =
    'list' in base ? sieveFew(index, wanted, base.list) : sieveMany(index, wanted, base, isNarrow(query));
  return { total: hits.total, facets, ...pickPage(index, query, hits) };
}

interface Sieved {
  hits: Hits;
  facets: Record<FacetName, ValueCount[]>;
}

/** Counts in one pass: a creator who fails no filter matches; one who fails exactly one counts for that filter. */
function sieveFew(index: DirectoryIndex, wanted: Wanted, base: Uint32Array): Sieved {
  const columns = facetNames.map((name) => columnOf(index, name, wanted[name]));
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
  const facets = Object.fromEntries(
    facetNames.map((name, i) => [name, index.facets[name].sorted(columns[i]?.counts ?? [])]),
  ) as Sieved['facets'];
  return { hits: { total, list: list.subarray(0, total) }, facets };
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

function columnOf(index: DirectoryIndex, name: FacetName, wanted: readonly number[] | null): Column {
  const { starts, codes, size } = index.facets[name];
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

/** Counts by bitmaps: each filter's counts are over the creators who pass the other filters. */
function sieveMany(
  index: DirectoryIndex,
  wanted: Wanted,
  base: { total: number; bits: Uint32Array },
  isNarrow: boolean,
): Sieved {
  const set = facetNames.filter((name) => wanted[name]);
  const unions = Object.fromEntries(set.map((name) => [name, unionOf(index, name, wanted[name] ?? [])]));
  const leftBy = (names: readonly FacetName[]) => {
    if (names.length === 0) return base.bits;
    const bits = base.bits.slice();
    for (const name of names) keepCommon(bits, unions[name] as Uint32Array);
    return bits;
  };
  const bits = leftBy(set);
  const total = set.length === 0 ? base.total : countOf(bits);
  const facets = Object.fromEntries(
    facetNames.map((name) => {
      const others = set.filter((other) => other !== name);
      if (!isNarrow && others.length === 0) return [name, index.facets[name].livingCounts()];
      if (others.length === set.length) return [name, countValues(index, name, bits, total)];
      const left = leftBy(others);
      return [name, countValues(index, name, left, countOf(left))];
    }),
  ) as Sieved['facets'];
  return { hits: { total, bits }, facets };
}

function unionOf(index: DirectoryIndex, name: FacetName, codes: readonly number[]): Uint32Array {
  const bits = new Uint32Array(index.bitmapWords);
  for (const code of codes) index.facets[name].postings.addInto(bits, code);
  return bits;
}

function countValues(index: DirectoryIndex, name: FacetName, bits: Uint32Array, total: number): ValueCount[] {
  const facet = index.facets[name];
  if (!areFew(index, total)) return facet.countsIn(bits);
  const column = columnOf(index, name, null);
  const list = new Uint32Array(total);
  listInto(list, bits);
  for (let i = 0; i < list.length; i++) countUp(column, list[i] as number);
  return facet.sorted(column.counts);
}

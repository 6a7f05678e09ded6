/** Selects the page of the matches: by walking the order until it is full, or by sorting a few. */
import { addBit, hasBit } from './bitmap.ts';
import type { DirectoryIndex } from './directory-index.ts';
import type { Hits } from './find-base.ts';
import type { NormalQuery } from './normal-query.ts';

interface Page {
  slots: Uint32Array;
  hasMore: boolean;
}

/** Takes up to `query.limit` slots after `query.after`. */
export function pickPage(index: DirectoryIndex, query: NormalQuery, hits: Hits): Page {
  const wanted = Math.min(query.limit, hits.total);
  if (wanted === 0) return { slots: new Uint32Array(), hasMore: false };
  const isBehind = behindTest(index, query);
  // Sorting costs more with more matches, walking with fewer; the factor was measured.
  if ('list' in hits && hits.total ** 2 * 64 < wanted * index.size) {
    return pickFirst(index, query, hits.list, wanted, isBehind);
  }
  return walk(index, query, 'list' in hits ? bitsOf(index, hits.list) : hits.bits, wanted, isBehind);
}

/** Whether a slot comes after the last one of the previous page; null for the first page. */
function behindTest(index: DirectoryIndex, { sort, after }: NormalQuery): ((slot: number) => boolean) | null {
  if (!after) return null;
  const compareId = index.ids.comparerTo(after.id);
  const direction = sort === 'price_asc' ? 1 : -1;
  return (slot) => (index.sortValue(sort, slot) - after.value || compareId(slot)) * direction > 0;
}

function pickFirst(
  index: DirectoryIndex,
  { sort }: NormalQuery,
  list: Uint32Array,
  wanted: number,
  isBehind: ((slot: number) => boolean) | null,
): Page {
  const left = isBehind ? list.filter(isBehind) : list;
  const order = index.orders[sort];
  const sorted = left.toSorted((a, b) => (order.isBefore(a, b) ? -1 : 1));
  return { slots: sorted.slice(0, wanted), hasMore: left.length > wanted };
}

const bitsOf = (index: DirectoryIndex, list: Uint32Array) => {
  const bits = new Uint32Array(index.bitmapWords);
  for (let i = 0; i < list.length; i++) addBit(bits, list[i] as number);
  return bits;
};

function walk(
  index: DirectoryIndex,
  query: NormalQuery,
  bits: Uint32Array,
  wanted: number,
  isBehind: ((slot: number) => boolean) | null,
): Page {
  const { slots: ordered, length } = index.orders[query.sort];
  const slots = new Uint32Array(wanted);
  let count = 0;
  for (let i = firstPlace(index, query, isBehind); i < length; i++) {
    const slot = ordered[i] as number;
    if (!hasBit(bits, slot)) continue;
    if (count === wanted) return { slots, hasMore: true };
    slots[count++] = slot;
  }
  return { slots: slots.subarray(0, count), hasMore: false };
}

/** The first position in the order that can be on the page: by the cursor, and by the price if prices are the order. */
function firstPlace(
  index: DirectoryIndex,
  { sort, minPrice, maxPrice }: NormalQuery,
  isBehind: ((slot: number) => boolean) | null,
): number {
  const order = index.orders[sort];
  let place = isBehind ? order.firstBehind(isBehind) : 0;
  if (sort === 'price_asc' && minPrice !== null) {
    place = Math.max(
      place,
      order.firstBehind((slot) => index.sortValue(sort, slot) >= minPrice),
    );
  }
  if (sort === 'price_desc' && maxPrice !== null) {
    place = Math.max(
      place,
      order.firstBehind((slot) => index.sortValue(sort, slot) <= maxPrice),
    );
  }
  return place;
}

/** Selects the page of the matches: by walking the order until it is full, or by sorting a few. */
import { addBit, hasBit } from './bitmap.ts';
import type { Hits } from './find-base.ts';
import type { Query } from './query.ts';
import type { SearchIndex } from './search-index.ts';
import type { SortedSlots } from './sorted-slots.ts';

export interface Page {
  slots: Uint32Array;
  /** The sort value of each slot. */
  values: Float64Array;
  hasMore: boolean;
}

type Test = (slot: number) => boolean;

/** Takes up to `query.limit` slots after `query.after`. */
export function pickPage<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  query: Query<Facet, Measure, Order>,
  hits: Hits,
): Page {
  const { slots, hasMore } = pickSlots(index, query, hits);
  return { slots, hasMore, values: Float64Array.from(slots, index.valueIn(query.order)) };
}

type Slots = Omit<Page, 'values'>;

function pickSlots<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  query: Query<Facet, Measure, Order>,
  hits: Hits,
): Slots {
  const wanted = Math.min(query.limit, hits.total);
  if (wanted === 0) return { slots: new Uint32Array(), hasMore: false };
  const order = index.orders[query.order];
  const isBehind = behindTest(index, query);
  // Sorting costs more with more matches, walking with fewer; the factor was measured.
  if ('list' in hits && hits.total ** 2 * 64 < wanted * index.size)
    return pickFirst(order, hits.list, wanted, isBehind);
  const bits = 'list' in hits ? bitsOf(index.bitmapWords, hits.list) : hits.bits;
  return walk(order, bits, wanted, firstPlace(index, query, isBehind));
}

/** Whether a slot comes after the last one of the previous page; null for the first page. */
function behindTest<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  { order, after }: Query<Facet, Measure, Order>,
): Test | null {
  if (!after) return null;
  const compareId = index.ids.comparerTo(after.id);
  const direction = index.shape.orders[order].isRising ? 1 : -1;
  const sortValue = index.valueIn(order);
  return (slot) => (sortValue(slot) - after.value || compareId(slot)) * direction > 0;
}

function pickFirst(order: SortedSlots, list: Uint32Array, wanted: number, isBehind: Test | null): Slots {
  const left = isBehind ? list.filter(isBehind) : list;
  const sorted = left.toSorted((a, b) => (order.isBefore(a, b) ? -1 : 1));
  return { slots: sorted.slice(0, wanted), hasMore: left.length > wanted };
}

function bitsOf(bitmapWords: number, list: Uint32Array): Uint32Array {
  const bits = new Uint32Array(bitmapWords);
  for (let i = 0; i < list.length; i++) addBit(bits, list[i] as number);
  return bits;
}

function walk(
  { slots: ordered, length }: SortedSlots,
  bits: Uint32Array,
  wanted: number,
  from: number,
): Slots {
  const slots = new Uint32Array(wanted);
  let count = 0;
  for (let i = from; i < length; i++) {
    const slot = ordered[i] as number;
    if (!hasBit(bits, slot)) continue;
    if (count === wanted) return { slots, hasMore: true };
    slots[count++] = slot;
  }
  return { slots: slots.subarray(0, count), hasMore: false };
}

/** The first position in the order that can be on the page: by the cursor, and by a range of what is sorted by. */
function firstPlace<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  { order: name, ranges }: Query<Facet, Measure, Order>,
  isBehind: Test | null,
): number {
  const order = index.orders[name];
  const { by, isRising } = index.shape.orders[name];
  const range = ranges.find(({ measure }) => measure === by);
  const place = isBehind ? order.firstBehind(isBehind) : 0;
  if (!range) return place;
  const sortValue = index.valueIn(name);
  const isWithin: Test = isRising
    ? (slot) => sortValue(slot) >= range.least
    : (slot) => sortValue(slot) <= range.most;
  return Math.max(place, order.firstBehind(isWithin));
}

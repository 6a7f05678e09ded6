/** The documents that match a query's words and ranges. */
import { addBit, type Bitmap, countOf, hasBit, keepCommon, listInto, removeBit } from './bitmap.ts';
import type { NumberSet } from './postings.ts';
import type { Query, Range } from './query.ts';
import type { Column, SearchIndex } from './search-index.ts';
import type { SortedSlots } from './sorted-slots.ts';

/** The matches, as a list or as a bitmap. */
export type Hits = { total: number } & ({ list: Uint32Array } | { bits: Uint32Array });

/** If fewer than one in this many match, they are processed one by one. */
const fewShare = 10;

/** Whether this many matches are processed faster one by one than by bitmaps. */
export const areFew = ({ slots }: { slots: number }, total: number): boolean => total * fewShare <= slots;

/** Finds the matches; as a list if they are few. */
export function findBase<Facet extends string, Measure extends string, Order extends string>(
  index: SearchIndex<Facet, Measure, Order>,
  { words, ranges }: Pick<Query<Facet, Measure, Order>, 'words' | 'ranges'>,
): Hits {
  const { alive, columns, orders, shape } = index;
  const sets = words.map((word) => index.vocabulary.find(word));
  sets.sort((a, b) => a.count - b.count);
  const testOf = (range: Range<Measure>) => inRange(columns[range.measure], range);
  // Not always the smallest: a bitmap may have become sparse since.
  const shortest = sets.find((set) => 'list' in set);
  const others = sets.filter((set) => set !== shortest);
  if (shortest) return keepFew(shortest.list, alive, others, ranges.map(testOf));

  const risingBy = (measure: Measure) =>
    (Object.keys(orders) as Order[]).find(
      (name) => shape.orders[name].isRising && shape.orders[name].by === measure,
    );
  const sorted = ranges.find(({ measure }) => risingBy(measure) !== undefined);
  const order = sorted && risingBy(sorted.measure);
  const bits = alive.words.slice(0, index.bitmapWords);
  if (order) keepRange(bits, orders[order], columns[sorted.measure], sorted);
  for (const set of sets) if ('bits' in set) keepCommon(bits, set.bits);
  for (const range of ranges) if (range !== sorted) keepPassing(bits, index.slots, testOf(range));
  const total = countOf(bits);
  if (!areFew(index, total)) return { total, bits };
  const list = new Uint32Array(total);
  listInto(list, bits);
  return { total, list };
}

type Test = (slot: number) => boolean;
type Bounds = Pick<Range<string>, 'least' | 'most'>;

/** An absent number is below the least possible. */
const inRange =
  ({ values }: Column, { least, most }: Bounds): Test =>
  (slot) =>
    (values[slot] as number) >= least && (values[slot] as number) <= most;

function keepPassing(bits: Uint32Array, slots: number, passes: Test): void {
  for (let slot = 0; slot < slots; slot++) if (!passes(slot)) removeBit(bits, slot);
}

/**
 * Keeps of all documents those in a range, which is a contiguous part of the rising order by its number: the shorter
 * part is walked.
 */
function keepRange(bits: Uint32Array, order: SortedSlots, column: Column, { least, most }: Bounds): void {
  const { values } = column;
  // Documents without the number come after the last one.
  const start = order.firstBehind((slot) => !column.has(slot) || (values[slot] as number) >= least);
  const end = order.firstBehind((slot) => !column.has(slot) || (values[slot] as number) > most);
  if (2 * (end - start) > order.length) {
    for (let i = 0; i < start; i++) removeBit(bits, order.slots[i] as number);
    for (let i = end; i < order.length; i++) removeBit(bits, order.slots[i] as number);
    return;
  }
  bits.fill(0);
  for (let i = start; i < end; i++) addBit(bits, order.slots[i] as number);
}

/** Filters the shortest list. */
function keepFew(
  list: Uint32Array,
  alive: Bitmap,
  others: readonly NumberSet[],
  asked: readonly Test[],
): Hits {
  const tests: Test[] = others.map((set) => {
    if ('bits' in set) return (slot: number) => hasBit(set.bits, slot);
    const members = new Set(set.list);
    return (slot: number) => members.has(slot);
  });
  tests.push((slot) => alive.has(slot), ...asked);
  const kept = list.filter((slot) => tests.every((test) => test(slot)));
  return { total: kept.length, list: kept };
}

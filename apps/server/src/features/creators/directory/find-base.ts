/** The creators that match a query's words, prices and followers. */
import { addBit, countOf, hasBit, keepCommon, listInto, removeBit } from './bitmap.ts';
import { type DirectoryIndex, noPrice } from './directory-index.ts';
import type { NormalQuery } from './normal-query.ts';
import type { NumberSet } from './postings.ts';

/** The matches, as a list or as a bitmap. */
export type Hits = { total: number } & ({ list: Uint32Array } | { bits: Uint32Array });

/** If fewer than one in this many match, they are processed one by one. */
const fewShare = 10;

/** Whether this many matches are processed faster one by one than by bitmaps. */
export const areFew = (index: DirectoryIndex, total: number): boolean => total * fewShare <= index.slots;

/** Finds the matches; as a list if they are few. */
export function findBase(index: DirectoryIndex, query: NormalQuery): Hits {
  const sets = query.words.map((word) => index.vocabulary.find(word));
  sets.sort((a, b) => a.count - b.count);
  const isPriced = priceTest(index, query);
  const isFollowed = followersTest(index, query);
  // Not always the smallest: a bitmap may have become sparse since.
  const shortest = sets.find((set) => 'list' in set);
  const others = sets.filter((set) => set !== shortest);
  if (shortest) return keepFew(index, shortest.list, others, [isPriced, isFollowed]);

  const bits = isPriced ? pricedBits(index, query) : index.alive.words.slice(0, index.bitmapWords);
  for (const set of sets) if ('bits' in set) keepCommon(bits, set.bits);
  if (isFollowed) keepPassing(index, bits, isFollowed);
  const total = countOf(bits);
  if (!areFew(index, total)) return { total, bits };
  const list = new Uint32Array(total);
  listInto(list, bits);
  return { total, list };
}

/** Null without such a filter. */
type Test = ((slot: number) => boolean) | null;

function priceTest({ prices }: DirectoryIndex, { minPrice, maxPrice }: NormalQuery): Test {
  if (minPrice === null && maxPrice === null) return null;
  const least = minPrice ?? 0;
  const most = maxPrice ?? Number.POSITIVE_INFINITY;
  // No price is -1, below the least possible.
  return (slot) => (prices[slot] as number) >= least && (prices[slot] as number) <= most;
}

const followersTest = ({ followers }: DirectoryIndex, { minFollowers }: NormalQuery): Test =>
  minFollowers === null ? null : (slot) => (followers[slot] as number) >= minFollowers;

function keepPassing({ slots }: DirectoryIndex, bits: Uint32Array, passes: (slot: number) => boolean): void {
  for (let slot = 0; slot < slots; slot++) if (!passes(slot)) removeBit(bits, slot);
}

/**
 * Creators with a price in the range: a contiguous part of the order of prices, of which the shorter part is walked.
 */
function pricedBits(index: DirectoryIndex, { minPrice, maxPrice }: NormalQuery): Uint32Array {
  const order = index.orders.price_asc;
  const priceOf = (slot: number) => index.sortValue('price_asc', slot);
  const start = order.firstBehind((slot) => priceOf(slot) >= (minPrice ?? 0));
  // Creators without a price come after the last price.
  const end = order.firstBehind((slot) => priceOf(slot) > (maxPrice ?? noPrice.price_asc - 1));
  if (2 * (end - start) > order.length) {
    const bits = index.alive.words.slice(0, index.bitmapWords);
    for (let i = 0; i < start; i++) removeBit(bits, order.slots[i] as number);
    for (let i = end; i < order.length; i++) removeBit(bits, order.slots[i] as number);
    return bits;
  }
  const bits = new Uint32Array(index.bitmapWords);
  for (let i = start; i < end; i++) addBit(bits, order.slots[i] as number);
  return bits;
}

/** Filters the shortest list. */
function keepFew(index: DirectoryIndex, list: Uint32Array, others: NumberSet[], asked: Test[]): Hits {
  const tests = others.map((set) => {
    if ('bits' in set) return (slot: number) => hasBit(set.bits, slot);
    const members = new Set(set.list);
    return (slot: number) => members.has(slot);
  });
  tests.push((slot) => index.alive.has(slot));
  for (const test of asked) if (test) tests.push(test);
  const kept = list.filter((slot) => tests.every((test) => test(slot)));
  return { total: kept.length, list: kept };
}

/** Sets of small integers as bitmaps, 32 bits to a word, so that conditions are evaluated for many documents at once. */

type Column = Uint32Array | Int32Array | Float64Array | Uint8Array;

/** Returns the array itself if it has `length` entries, otherwise a longer copy of it. */
export function grown<Array extends Column>(array: Array, length: number): Array {
  if (length <= array.length) return array;
  const Made = array.constructor as new (length: number) => Array;
  const longer = new Made(Math.max(length, Math.ceil(array.length * 1.5), 64));
  longer.set(array);
  return longer;
}

/** The words that hold bits 0 to `bits` - 1. */
export const wordsFor = (bits: number): number => (bits + 31) >>> 5;

/** A growing set. Words beyond its last one are empty. */
export class Bitmap {
  words = new Uint32Array(4);

  add(bit: number): void {
    const word = bit >>> 5;
    if (word >= this.words.length) this.words = grown(this.words, word + 1);
    addBit(this.words, bit);
  }

  remove(bit: number): void {
    if (bit >>> 5 < this.words.length) removeBit(this.words, bit);
  }

  has(bit: number): boolean {
    return hasBit(this.words, bit);
  }
}

/** Adds a bit to a set that is large enough. */
export function addBit(words: Uint32Array, bit: number): void {
  const word = bit >>> 5;
  words[word] = (words[word] as number) | (1 << (bit & 31));
}

/** Removes a bit from a set that is large enough. */
export function removeBit(words: Uint32Array, bit: number): void {
  const word = bit >>> 5;
  words[word] = (words[word] as number) & ~(1 << (bit & 31));
}

/** Whether the bit is set; bits beyond the last word are not. */
export const hasBit = (words: Uint32Array, bit: number): boolean =>
  ((words[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;

/** Intersects `target` with `source`, which may be shorter. */
export function keepCommon(target: Uint32Array, source: Uint32Array): void {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i++) target[i] = (target[i] as number) & (source[i] as number);
  target.fill(0, length);
}

/** Unites `target`, which must be long enough, with `source`. */
export function addAll(target: Uint32Array, source: Uint32Array): void {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i++) target[i] = (target[i] as number) | (source[i] as number);
}

/** Removes from `target` what is in `source`. */
export function removeAll(target: Uint32Array, source: Uint32Array): void {
  const length = Math.min(target.length, source.length);
  for (let i = 0; i < length; i++) target[i] = (target[i] as number) & ~(source[i] as number);
}

/** The number of elements in the set. */
export const countOf = (words: Uint32Array): number => countCommon(words, words);

/** The number of ones in each group of four bits of a word. */
function onesByFour(word: number): number {
  const v = word - ((word >>> 1) & 0x55555555);
  return (v & 0x33333333) + ((v >>> 2) & 0x33333333);
}

/**
 * The number of elements in both sets. Counts three words at a time, because their counts fit into the same
 * groups of four bits.
 */
export function countCommon(a: Uint32Array, b: Uint32Array): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  let i = 0;
  for (; i + 2 < length; i += 3) {
    const fours =
      onesByFour((a[i] as number) & (b[i] as number)) +
      onesByFour((a[i + 1] as number) & (b[i + 1] as number)) +
      onesByFour((a[i + 2] as number) & (b[i + 2] as number));
    const eights = (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
    count += Math.imul(eights, 0x01010101) >>> 24;
  }
  for (; i < length; i++) {
    const fours = onesByFour((a[i] as number) & (b[i] as number));
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Writes the elements of the set to `target`, ascending; returns how many. `target` must be large enough. */
export function listInto(target: Uint32Array, words: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < words.length; i++) {
    for (let word = words[i] as number; word !== 0; word &= word - 1) {
      target[count++] = (i << 5) | (31 - Math.clz32(word & -word));
    }
  }
  return count;
}

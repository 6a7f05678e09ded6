/**
 * Many ascending lists of numbers in one array: for each code (a word, a language) the numbers that were
 * added to it. A list is a chain of blocks that double in size, so that a word which occurs once takes little
 * memory; a list with more than one in 32 of all numbers becomes a bitmap, which is then smaller.
 */
import { addAll, addBit, Bitmap, countCommon, grown, listInto } from './bitmap.ts';

const largestLevel = 9;
/**
 * Blocks are allocated in pieces of this many numbers: one array would be copied as it grows, and a small
 * filter needs little.
 */
const pieceBits = 12;
const pieceSize = 1 << pieceBits;
/** Shorter lists never become a bitmap. */
const smallestBitmap = 512;
const denseShare = 32;

/** A set of numbers in one of two forms; `count` is its size. A bitmap may be shorter than all numbers. */
export type NumberSet = { count: number } & ({ list: Uint32Array } | { bits: Uint32Array });

export class Postings {
  #counts = new Uint32Array(64);
  /** The greatest number of the code, plus one. */
  #last = new Uint32Array(64);
  /** The start of the first block; for a code with one number, that number. */
  #first = new Uint32Array(64);
  /** The position of the next number, and the end of the block. */
  #next = new Uint32Array(64);
  #end = new Uint32Array(64);
  #levels = new Uint8Array(64);
  /** Blocks: the start of the next one, then the numbers. No block starts at 0. */
  readonly #pieces: Uint32Array[] = [];
  #used = 1;
  readonly #free: number[][] = Array.from({ length: largestLevel + 1 }, () => []);
  #gathered = new Uint32Array(64);
  readonly #bitmaps = new Map<number, Bitmap>();

  /** Returns the number of numbers of the code; 0 for an unknown one. */
  count(code: number): number {
    return this.#counts[code] ?? 0;
  }

  /** Adds a number that is not less than any before it; an existing one changes nothing. */
  add(code: number, value: number): void {
    if (code >= this.#counts.length) this.#growTo(code + 1);
    if (this.#last[code] === value + 1) return;
    this.#last[code] = value + 1;
    const count = (this.#counts[code] as number) + 1;
    this.#counts[code] = count;
    const bitmap = count > smallestBitmap ? this.#bitmaps.get(code) : undefined;
    if (bitmap) bitmap.add(value);
    else if (count === 1) this.#first[code] = value;
    else this.#append(code, value, count);
  }

  /** The numbers of a code. A returned bitmap is the original and must not be modified. */
  setOf(code: number): NumberSet {
    const count = this.count(code);
    const bitmap = this.#bitmaps.get(code);
    if (bitmap) return { count, bits: bitmap.words };
    return { count, list: this.#gather(code).slice() };
  }

  /** Adds the numbers of a code to a set that is large enough. */
  addInto(target: Uint32Array, code: number): void {
    const bitmap = this.#bitmaps.get(code);
    if (bitmap) {
      addAll(target, bitmap.words);
      return;
    }
    const list = this.#gather(code);
    for (let i = 0; i < list.length; i++) addBit(target, list[i] as number);
  }

  /** Counts the numbers of the code in a set that is large enough for all of them. */
  countIn(set: Uint32Array, code: number): number {
    const bitmap = this.#bitmaps.get(code);
    if (bitmap) return countCommon(set, bitmap.words);
    const list = this.#gather(code);
    let count = 0;
    for (let i = 0; i < list.length; i++) {
      const value = list[i] as number;
      count += ((set[value >>> 5] as number) >>> (value & 31)) & 1;
    }
    return count;
  }

  /** The union of several codes' numbers, ascending; their counts must be small. */
  listOf(codes: readonly number[]): Uint32Array {
    const all = new Uint32Array(codes.reduce((sum, code) => sum + this.count(code), 0));
    let length = 0;
    for (const code of codes) length += this.#copyInto(all, length, code);
    all.sort();
    let kept = 0;
    for (let i = 0; i < length; i++) if (i === 0 || all[i] !== all[kept - 1]) all[kept++] = all[i] as number;
    return all.slice(0, kept);
  }

  #copyInto(target: Uint32Array, at: number, code: number): number {
    const bitmap = this.#bitmaps.get(code);
    if (bitmap) return listInto(target.subarray(at), bitmap.words);
    const list = this.#gather(code);
    target.set(list, at);
    return list.length;
  }

  /** The numbers of a code without a bitmap, in memory that the next call reuses. */
  #gather(code: number, count = this.count(code)): Uint32Array {
    if (this.#gathered.length < count) this.#gathered = grown(this.#gathered, count);
    const gathered = this.#gathered;
    if (count === 1) gathered[0] = this.#first[code] as number;
    let block = count > 1 ? (this.#first[code] as number) : 0;
    for (let length = 0, level = 0; block !== 0; level = Math.min(level + 1, largestLevel)) {
      const piece = this.#pieceOf(block);
      const begin = block & (pieceSize - 1);
      const end = begin + Math.min((2 << level) - 1, count - length);
      for (let i = begin + 1; i <= end; i++) gathered[length++] = piece[i] as number;
      block = length < count ? (piece[begin] as number) : 0;
    }
    return gathered.subarray(0, count);
  }

  #append(code: number, value: number, count: number): void {
    if (count === 2) {
      const first = this.#first[code] as number;
      const block = this.#takeBlock(0);
      this.#pieceOf(block)[(block + 1) & (pieceSize - 1)] = first;
      this.#first[code] = block;
      this.#next[code] = block + 2;
      this.#end[code] = block + 2;
    }
    if (this.#next[code] === this.#end[code] && !this.#chain(code, value, count)) return;
    const at = this.#next[code] as number;
    this.#pieceOf(at)[at & (pieceSize - 1)] = value;
    this.#next[code] = at + 1;
  }

  /** Adds a block to the code; returns false if it became a bitmap instead. */
  #chain(code: number, value: number, count: number): boolean {
    if (count > smallestBitmap && count * denseShare > value) {
      this.#becomeBitmap(code, value);
      return false;
    }
    const level = this.#levels[code] as number;
    const grownLevel = Math.min(level + 1, largestLevel);
    const block = this.#takeBlock(grownLevel);
    const before = (this.#end[code] as number) - (2 << level);
    this.#pieceOf(before)[before & (pieceSize - 1)] = block;
    this.#levels[code] = grownLevel;
    this.#next[code] = block + 1;
    this.#end[code] = block + (2 << grownLevel);
    return true;
  }

  #becomeBitmap(code: number, value: number): void {
    const bitmap = new Bitmap();
    // This number is already counted, but not in the list yet.
    for (const before of this.#gather(code, this.count(code) - 1)) bitmap.add(before);
    bitmap.add(value);
    let level = 0;
    for (let block = this.#first[code] as number; block !== 0; level = Math.min(level + 1, largestLevel)) {
      this.#free[level]?.push(block);
      block = this.#pieceOf(block)[block & (pieceSize - 1)] as number;
    }
    this.#bitmaps.set(code, bitmap);
  }

  #pieceOf(place: number): Uint32Array {
    return this.#pieces[place >>> pieceBits] as Uint32Array;
  }

  /** Allocates a block for a list's next numbers, of the level's size; none crosses two pieces. */
  #takeBlock(level: number): number {
    const size = 2 << level;
    let block = this.#free[level]?.pop();
    if (block === undefined) {
      const left = pieceSize - (this.#used & (pieceSize - 1));
      if (left < size) this.#used += left;
      block = this.#used;
      this.#used += size;
    }
    while (this.#pieces.length <= block >>> pieceBits) this.#pieces.push(new Uint32Array(pieceSize));
    this.#pieceOf(block)[block & (pieceSize - 1)] = 0;
    return block;
  }

  #growTo(codes: number): void {
    this.#counts = grown(this.#counts, codes);
    this.#last = grown(this.#last, codes);
    this.#first = grown(this.#first, codes);
    this.#next = grown(this.#next, codes);
    this.#end = grown(this.#end, codes);
    this.#levels = grown(this.#levels, codes);
  }

  /** The memory in bytes. */
  get bytes(): number {
    let bytes = this.#pieces.length * pieceSize * 4 + this.#counts.byteLength * 5 + this.#levels.byteLength;
    for (const { words } of this.#bitmaps.values()) bytes += words.byteLength;
    return bytes;
  }
}

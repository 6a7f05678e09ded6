/**
 * Many ascending lists of numbers in one array: for each code (a word, a language) the numbers it was added with.
 * A list is a chain of blocks that double in size, so that a word which occurs once costs next to nothing; a list
 * with more than one in 32 of all numbers becomes a bitmap, which is then smaller.
 */
import { addAll, addBit, Bitmap, countCommon, grown, listInto } from './bitmap.ts';

const largestLevel = 9;
/** Blocks lie in pieces of this many numbers: one array for all would have to be copied as it grows. */
const pieceBits = 16;
const pieceSize = 1 << pieceBits;
/** Below this no list is worth a bitmap. */
const smallestBitmap = 512;
const denseShare = 32;

/** A set of numbers in one of two forms; `count` is how many. A bitmap may be shorter than all numbers. */
export type NumberSet = { count: number } & ({ list: Uint32Array } | { bits: Uint32Array });

export class Postings {
  #counts = new Uint32Array(64);
  /** The greatest number of the code, plus one. */
  #last = new Uint32Array(64);
  /** Where the first block begins; for a code with one number, that number. */
  #first = new Uint32Array(64);
  /** Where the next number goes, and where the block ends. */
  #next = new Uint32Array(64);
  #end = new Uint32Array(64);
  #levels = new Uint8Array(64);
  /** Blocks: where the next one begins, then the numbers. No block begins at 0. */
  readonly #pieces: Uint32Array[] = [];
  #used = 1;
  readonly #free: number[][] = Array.from({ length: largestLevel + 1 }, () => []);
  readonly #bitmaps = new Map<number, Bitmap>();

  /** How many numbers the code has; 0 for one that was never added to. */
  count(code: number): number {
    return this.#counts[code] ?? 0;
  }

  /** Adds a number that is at least as great as all before it; one that is there already changes nothing. */
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

  /** The numbers of a code. The bitmap is the living one: it must not be written to. */
  setOf(code: number): NumberSet {
    const count = this.count(code);
    const bitmap = this.#bitmaps.get(code);
    if (bitmap) return { count, bits: bitmap.words };
    const list = new Uint32Array(count);
    this.#copyInto(list, 0, code);
    return { count, list };
  }

  /** Adds the numbers of a code to a set that has room for them. */
  addInto(target: Uint32Array, code: number): void {
    const bitmap = this.#bitmaps.get(code);
    if (bitmap) {
      addAll(target, bitmap.words);
      return;
    }
    this.#eachRun(code, (run, from, to) => {
      for (let i = from; i < to; i++) addBit(target, run[i] as number);
    });
  }

  /** How many numbers of the code are in a set that has room for all of them. */
  countIn(set: Uint32Array, code: number): number {
    const bitmap = this.#bitmaps.get(code);
    if (bitmap) return countCommon(set, bitmap.words);
    let count = 0;
    this.#eachRun(code, (run, from, to) => {
      for (let i = from; i < to; i++) {
        const value = run[i] as number;
        count += ((set[value >>> 5] as number) >>> (value & 31)) & 1;
      }
    });
    return count;
  }

  /** The numbers of several codes, each once, ascending; their counts must be small. */
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
    let length = at;
    this.#eachRun(code, (run, from, to) => {
      for (let i = from; i < to; i++) target[length++] = run[i] as number;
    });
    return length - at;
  }

  /** Calls with each piece of the code's list: an array, and from where to where in it. */
  #eachRun(code: number, visit: (run: Uint32Array, from: number, to: number) => void): void {
    const count = this.count(code);
    if (count === 0) return;
    if (count === 1) {
      visit(this.#first, code, code + 1);
      return;
    }
    const end = this.#next[code] as number;
    let level = 0;
    for (let block = this.#first[code] as number; block !== 0; level = Math.min(level + 1, largestLevel)) {
      const piece = this.#pieceOf(block);
      const begin = block & (pieceSize - 1);
      const isLast = end > block && end <= block + (2 << level);
      visit(piece, begin + 1, isLast ? begin + end - block : begin + (2 << level));
      block = piece[begin] as number;
    }
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

  /** Gives the code another block; returns false where it has become a bitmap instead. */
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
    this.#eachRun(code, (run, from, to) => {
      for (let i = from; i < to; i++) bitmap.add(run[i] as number);
    });
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

  /** A block for a list's next numbers, as large as the level says; none lies across two pieces. */
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

  /** Bytes held. */
  get bytes(): number {
    let bytes = this.#pieces.length * pieceSize * 4 + this.#counts.byteLength * 5 + this.#levels.byteLength;
    for (const { words } of this.#bitmaps.values()) bytes += words.byteLength;
    return bytes;
  }
}

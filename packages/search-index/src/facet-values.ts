/** Values of one facet: which documents have each, and how many. */
import { grown } from './bitmap.ts';
import type { ValueCount } from './count-values.ts';
import { firstPlace } from './first-place.ts';
import { Postings } from './postings.ts';

export class FacetValues {
  readonly #values: string[] = [];
  /** The codes in the order of their values by code point, and the position of each in it. */
  readonly #order: number[] = [];
  #places = new Uint32Array();
  readonly #codes = new Map<string, number>();
  readonly postings = new Postings();
  /** Number of documents with each value, without removed ones. */
  readonly #living: number[] = [];
  /** The codes of slot n are at `starts[n]` up to `starts[n + 1]`. */
  starts = new Uint32Array(64);
  codes = new Uint32Array(64);

  /** Adds the values of the next slot; slots are added in order from 0. */
  add(slot: number, values: readonly string[]): void {
    this.starts = grown(this.starts, slot + 2);
    let end = this.starts[slot] as number;
    for (const value of new Set(values)) {
      const code = this.#codeOf(value);
      this.postings.add(code, slot);
      this.#living[code] = (this.#living[code] ?? 0) + 1;
      this.codes = grown(this.codes, end + 1);
      this.codes[end++] = code;
    }
    this.starts[slot + 1] = end;
  }

  /** Removes a slot from the counts. */
  remove(slot: number): void {
    for (let i = this.starts[slot] as number; i < (this.starts[slot + 1] as number); i++) {
      const code = this.codes[i] as number;
      this.#living[code] = (this.#living[code] ?? 0) - 1;
    }
  }

  #codeOf(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#values.length;
    this.#codes.set(value, code);
    this.#values.push(value);
    this.#order.splice(this.#placeFor(value), 0, code);
    return code;
  }

  #placeFor(value: string): number {
    const bytes = Buffer.from(value);
    return firstPlace(this.#order.length, (place) => {
      const other = Buffer.from(this.#values[this.#order[place] as number] as string);
      return Buffer.compare(other, bytes) >= 0;
    });
  }

  #placesOfCodes(): Uint32Array {
    if (this.#places.length === this.size) return this.#places;
    this.#places = new Uint32Array(this.size);
    for (const [place, code] of this.#order.entries()) this.#places[code] = place;
    return this.#places;
  }

  /** Number of different values, present and past. */
  get size(): number {
    return this.#values.length;
  }

  /** The codes of the given values that occur or occurred. */
  codesOf(values: readonly string[]): number[] {
    return values.map((value) => this.#codes.get(value)).filter((code) => code !== undefined);
  }

  /** Counts the documents with each value, without any filter. */
  livingCounts(): ValueCount[] {
    return this.sorted(this.#living);
  }

  /** Counts the elements of a set with each value. */
  countsIn(set: Uint32Array): ValueCount[] {
    const counts = new Array<number>(this.size);
    for (let code = 0; code < counts.length; code++) counts[code] = this.postings.countIn(set, code);
    return this.sorted(counts);
  }

  /**
   * The values with their counts by code, in the order of `mostFirst`; values without documents are left out.
   * Each is encoded in one number, because numbers are sorted without calling a comparison function.
   */
  sorted(counts: ArrayLike<number>): ValueCount[] {
    const { size } = this;
    const places = this.#placesOfCodes();
    const keys = new Float64Array(counts.length);
    let length = 0;
    for (let code = 0; code < counts.length; code++) {
      const count = counts[code] as number;
      if (count > 0) keys[length++] = (count + 1) * size - (places[code] as number);
    }
    const sorted = keys.subarray(0, length).sort();
    return Array.from({ length }, (_, i) => {
      const key = sorted[length - 1 - i] as number;
      const count = Math.ceil(key / size) - 1;
      const place = (count + 1) * size - key;
      return { value: this.#values[this.#order[place] as number] as string, count };
    });
  }

  /** Memory in bytes, without the values' strings. */
  get bytes(): number {
    return this.postings.bytes + this.starts.byteLength + this.codes.byteLength;
  }
}

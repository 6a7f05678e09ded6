/** The values of one filter (languages, categories or locations): who has which, and how many have each. */
import { grown } from './bitmap.ts';
import { Postings } from './postings.ts';

export interface ValueCount {
  value: string;
  count: number;
}

/** By count, and by code point where those are equal: PostgreSQL's order of "C", the same everywhere. */
const mostFirst = (a: ValueCount, b: ValueCount) =>
  b.count - a.count || Buffer.compare(Buffer.from(a.value), Buffer.from(b.value));

export class FacetValues {
  readonly #values: string[] = [];
  readonly #codes = new Map<string, number>();
  readonly postings = new Postings();
  /** How many of those that are not removed have each value. */
  readonly #living: number[] = [];
  /** The codes of slot n are those from `starts[n]` to `starts[n + 1]`. */
  starts = new Uint32Array(64);
  codes = new Uint32Array(64);

  /** Takes up the values of the next slot; slots come one after the other from 0. */
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

  /** Takes a slot out of the counts. */
  remove(slot: number): void {
    for (let i = this.starts[slot] as number; i < (this.starts[slot + 1] as number); i++) {
      const code = this.codes[i] as number;
      this.#living[code] = (this.#living[code] ?? 0) - 1;
    }
  }

  #codeOf(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    this.#codes.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }

  /** How many different values there are or were. */
  get size(): number {
    return this.#values.length;
  }

  /** The codes of those values that anybody has or had. */
  codesOf(values: readonly string[]): number[] {
    return values.map((value) => this.#codes.get(value)).filter((code) => code !== undefined);
  }

  /** How many have each value, without anything that narrows. */
  livingCounts(): ValueCount[] {
    return this.sorted(this.#living);
  }

  /** How many of a set have each value. `size` tells how many the set has, `list` them where they are few. */
  countsIn(set: Uint32Array): ValueCount[] {
    const counts = new Array<number>(this.size);
    for (let code = 0; code < counts.length; code++) counts[code] = this.postings.countIn(set, code);
    return this.sorted(counts);
  }

  /** Names the counts by code; values that nobody has are left out. */
  sorted(counts: ArrayLike<number>): ValueCount[] {
    const found: ValueCount[] = [];
    for (let code = 0; code < counts.length; code++) {
      const count = counts[code] as number;
      if (count > 0) found.push({ value: this.#values[code] as string, count });
    }
    return found.sort(mostFirst);
  }

  /** Bytes held, the values aside. */
  get bytes(): number {
    return this.postings.bytes + this.starts.byteLength + this.codes.byteLength;
  }
}

/** Documents of each word in one place of their texts, as a title; most words never occur there. */
import { grown } from './bitmap.ts';
import { Postings } from './postings.ts';

export class PlacePostings {
  readonly #postings = new Postings();
  /** By a word's code, its code in the postings plus one; 0 for a word that never occurs here. */
  #own = new Uint32Array(64);
  #size = 0;

  /** Adds a slot to a word; slots come in ascending order. */
  add(word: number, slot: number): void {
    this.#own = grown(this.#own, word + 1);
    if (this.#own[word] === 0) this.#own[word] = ++this.#size;
    this.#postings.add((this.#own[word] as number) - 1, slot);
  }

  /** Adds the slots of a word to a bitmap that is large enough; tells whether there are any. */
  addInto(bits: Uint32Array, word: number): boolean {
    const own = this.#own[word] ?? 0;
    if (own > 0) this.#postings.addInto(bits, own - 1);
    return own > 0;
  }

  /** The memory in bytes. */
  get bytes(): number {
    return this.#postings.bytes + this.#own.byteLength;
  }
}

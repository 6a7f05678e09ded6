/** Stores the JSON of many creators in few large buffers, which the garbage collector does not traverse. */
import { crc32 } from 'node:zlib';
import { grown } from './bitmap.ts';

const smallestSlab = 64 * 1024;
const largestSlab = 8 * 1024 * 1024;

export class CardStore {
  readonly #slabs: Buffer[] = [];
  #used = 0;
  #slabOf = new Uint32Array(64);
  #offsets = new Uint32Array(64);
  #lengths = new Uint32Array(64);
  #sums = new Uint32Array(64);

  /** Stores the card of a slot. */
  set(slot: number, card: Uint8Array): void {
    const slab = this.#slabFor(card.length);
    slab.set(card, this.#used);
    this.#slabOf = grown(this.#slabOf, slot + 1);
    this.#offsets = grown(this.#offsets, slot + 1);
    this.#lengths = grown(this.#lengths, slot + 1);
    this.#sums = grown(this.#sums, slot + 1);
    this.#slabOf[slot] = this.#slabs.length - 1;
    this.#offsets[slot] = this.#used;
    this.#lengths[slot] = card.length;
    this.#sums[slot] = crc32(card);
    this.#used += card.length;
  }

  #slabFor(length: number): Buffer {
    const current = this.#slabs.at(-1);
    if (current && current.length - this.#used >= length) return current;
    const usual = Math.min(largestSlab, Math.max(smallestSlab, (current?.length ?? 0) * 2));
    const slab = Buffer.allocUnsafeSlow(Math.max(usual, length));
    this.#slabs.push(slab);
    this.#used = 0;
    return slab;
  }

  /** The card's length in bytes. */
  lengthOf(slot: number): number {
    return this.#lengths[slot] as number;
  }

  /** A checksum of the card. */
  sumOf(slot: number): number {
    return this.#sums[slot] as number;
  }

  /** The card itself, which must not be modified. */
  cardOf(slot: number): Buffer {
    const offset = this.#offsets[slot] as number;
    return (this.#slabs[this.#slabOf[slot] as number] as Buffer).subarray(
      offset,
      offset + (this.#lengths[slot] as number),
    );
  }

  /** Copies the card to a position of `target`; returns its length. */
  copyTo(target: Buffer, at: number, slot: number): number {
    const offset = this.#offsets[slot] as number;
    const slab = this.#slabs[this.#slabOf[slot] as number] as Buffer;
    return slab.copy(target, at, offset, offset + (this.#lengths[slot] as number));
  }

  /** Memory in bytes: of the cards, and of the data about them. */
  get bytes(): { cards: number; columns: number } {
    return {
      cards: this.#slabs.reduce((sum, { length }) => sum + length, 0),
      columns: this.#offsets.byteLength * 4,
    };
  }
}

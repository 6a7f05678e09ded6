/** Stores the bytes of many documents in few large buffers, which the garbage collector does not traverse. */
import { crc32 } from 'node:zlib';
import { grown } from './bitmap.ts';

const smallestSlab = 64 * 1024;
const largestSlab = 8 * 1024 * 1024;

export class ByteStore {
  readonly #slabs: Buffer[] = [];
  #used = 0;
  #slabOf = new Uint32Array(64);
  #offsets = new Uint32Array(64);
  #lengths = new Uint32Array(64);
  #sums = new Uint32Array(64);

  /** Stores the bytes of a slot. */
  set(slot: number, bytes: Uint8Array): void {
    const slab = this.#slabFor(bytes.length);
    slab.set(bytes, this.#used);
    this.#slabOf = grown(this.#slabOf, slot + 1);
    this.#offsets = grown(this.#offsets, slot + 1);
    this.#lengths = grown(this.#lengths, slot + 1);
    this.#sums = grown(this.#sums, slot + 1);
    this.#slabOf[slot] = this.#slabs.length - 1;
    this.#offsets[slot] = this.#used;
    this.#lengths[slot] = bytes.length;
    this.#sums[slot] = crc32(bytes);
    this.#used += bytes.length;
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

  /** Number of the slot's bytes. */
  lengthOf(slot: number): number {
    return this.#lengths[slot] as number;
  }

  /** Checksum of the slot's bytes. */
  sumOf(slot: number): number {
    return this.#sums[slot] as number;
  }

  /** Bytes of the slot, which must not be modified. */
  bytesOf(slot: number): Buffer {
    const offset = this.#offsets[slot] as number;
    return (this.#slabs[this.#slabOf[slot] as number] as Buffer).subarray(
      offset,
      offset + (this.#lengths[slot] as number),
    );
  }

  /** Copies the slot's bytes to a position of `target`; returns its length. */
  copyTo(target: Buffer, at: number, slot: number): number {
    const offset = this.#offsets[slot] as number;
    const slab = this.#slabs[this.#slabOf[slot] as number] as Buffer;
    return slab.copy(target, at, offset, offset + (this.#lengths[slot] as number));
  }

  /** Memory in bytes: of what is stored, and of the data about it. */
  get bytes(): { stored: number; columns: number } {
    return {
      stored: this.#slabs.reduce((sum, { length }) => sum + length, 0),
      columns: this.#offsets.byteLength * 4,
    };
  }
}

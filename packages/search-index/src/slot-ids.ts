/** The ids of slots as numbers: a million strings would burden the garbage collector, and numbers compare faster. */
import { grown } from './bitmap.ts';

const partsOf = (id: string): [number, number, number, number] => {
  const hex = id.replaceAll('-', '');
  const part = (n: number) => Number.parseInt(hex.slice(n * 8, n * 8 + 8), 16);
  return [part(0), part(1), part(2), part(3)];
};

const hashOf = (a: number, b: number, c: number, d: number): number => {
  const mixed =
    Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(c ^ Math.imul(d, 0xc2b2ae35), 0x27d4eb2f);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

export class SlotIds {
  /** Four numbers for each slot. */
  #parts = new Uint32Array(64);
  /** An open-addressing hash table: a slot plus one, 0 for empty. An id maps to its newest slot. */
  #table: Uint32Array;
  #entries = 0;

  /** Memory for this many is allocated at once: more can be added, but growing takes a moment. */
  constructor(expected: number) {
    this.#table = new Uint32Array(2 ** Math.ceil(Math.log2(expected * 2.5 + 64)));
  }

  /** Sets the id of a slot; the id maps to this slot from now on. */
  set(slot: number, id: string): void {
    const [a, b, c, d] = partsOf(id);
    this.#parts = grown(this.#parts, slot * 4 + 4);
    this.#parts.set([a, b, c, d], slot * 4);
    if (this.#entries * 2 >= this.#table.length) this.#enlarge();
    const at = this.#placeOf(a, b, c, d);
    if (this.#table[at] === 0) this.#entries += 1;
    this.#table[at] = slot + 1;
  }

  /** The newest slot with this id, -1 if there is none. */
  slotOf(id: string): number {
    return (this.#table[this.#placeOf(...partsOf(id))] as number) - 1;
  }

  /** The id of a slot, as PostgreSQL writes it. */
  idOf(slot: number): string {
    const hex = (n: number) => (this.#parts[slot * 4 + n] as number).toString(16).padStart(8, '0');
    const [b, c] = [hex(1), hex(2)];
    return `${hex(0)}-${b.slice(0, 4)}-${b.slice(4)}-${c.slice(0, 4)}-${c.slice(4)}${hex(3)}`;
  }

  /** Compares the ids of two slots in PostgreSQL's order. */
  compare(a: number, b: number): number {
    for (let i = 0; i < 4; i++) {
      const difference = (this.#parts[a * 4 + i] as number) - (this.#parts[b * 4 + i] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Compares the id of a slot with one that need not belong to any. */
  comparerTo(id: string): (slot: number) => number {
    const parts = partsOf(id);
    return (slot) => {
      for (const [i, part] of parts.entries()) {
        const difference = (this.#parts[slot * 4 + i] as number) - part;
        if (difference !== 0) return difference;
      }
      return 0;
    };
  }

  #placeOf(a: number, b: number, c: number, d: number): number {
    const mask = this.#table.length - 1;
    for (let at = hashOf(a, b, c, d) & mask; ; at = (at + 1) & mask) {
      const entry = this.#table[at] as number;
      if (entry === 0) return at;
      const i = (entry - 1) * 4;
      const parts = this.#parts;
      if (parts[i] === a && parts[i + 1] === b && parts[i + 2] === c && parts[i + 3] === d) return at;
    }
  }

  #enlarge(): void {
    const before = this.#table;
    this.#table = new Uint32Array(before.length * 4);
    for (const entry of before) {
      if (entry === 0) continue;
      const i = (entry - 1) * 4;
      const [a, b, c, d] = this.#parts.subarray(i, i + 4);
      this.#table[this.#placeOf(a as number, b as number, c as number, d as number)] = entry;
    }
  }

  /** The memory in bytes. */
  get bytes(): number {
    return this.#parts.byteLength + this.#table.byteLength;
  }
}

/** Slots in the order of a list, kept while some come and go. */
import { grown } from './bitmap.ts';

const runLength = 512;
/** How many slots are merged between two pauses. */
const mergedAtOnce = 20_000;

/** Whether one slot stands before another; of two different ones exactly one does. */
export type IsBefore = (a: number, b: number) => boolean;

export class SortedSlots {
  slots = new Uint32Array(64);
  length = 0;
  /** The order itself, which may be asked of any two. */
  readonly isBefore: IsBefore;

  constructor(isBefore: IsBefore) {
    this.isBefore = isBefore;
  }

  /** The place of the first slot for which `isBehind` holds; it holds for all after that one. */
  firstBehind(isBehind: (slot: number) => boolean): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBehind(this.slots[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  add(slot: number): void {
    const at = this.firstBehind((other) => this.isBefore(slot, other));
    this.slots = grown(this.slots, this.length + 1);
    this.slots.copyWithin(at + 1, at, this.length);
    this.slots[at] = slot;
    this.length += 1;
  }

  remove(slot: number): void {
    const at = this.firstBehind((other) => !this.isBefore(other, slot));
    if (this.slots[at] !== slot) return;
    this.slots.copyWithin(at, at + 1, this.length);
    this.length -= 1;
  }

  /** Takes these slots in place of all, with pauses: done when the generator is. Returns nothing of use before. */
  *fill(slots: Uint32Array): Generator<void, void> {
    const compare = (a: number, b: number) => (this.isBefore(a, b) ? -1 : 1);
    let from = slots.slice();
    let to = new Uint32Array(slots.length);
    for (let i = 0; i < from.length; i += runLength) {
      from.subarray(i, i + runLength).sort(compare);
      yield;
    }
    for (let width = runLength; width < from.length; width *= 2) {
      for (let i = 0; i < from.length; i += 2 * width) yield* this.#merge(from, to, i, width);
      [from, to] = [to, from];
    }
    this.slots = from;
    this.length = from.length;
  }

  /** Merges two sorted runs of at most `width` that follow one another. */
  *#merge(from: Uint32Array, to: Uint32Array, start: number, width: number): Generator<void, void> {
    const middle = Math.min(start + width, from.length);
    const end = Math.min(middle + width, from.length);
    let [left, right] = [start, middle];
    for (let at = start; at < end; at++) {
      const isLeft =
        left < middle && (right >= end || this.isBefore(from[left] as number, from[right] as number));
      to[at] = from[isLeft ? left++ : right++] as number;
      if (at % mergedAtOnce === 0) yield;
    }
  }
}

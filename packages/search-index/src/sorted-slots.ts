/** Slots in the order of a list, maintained while some are added and removed. */
import { grown } from './bitmap.ts';
import { firstPlace } from './first-place.ts';

const runLength = 512;
/** Number of slots merged between two pauses. */
const mergedAtOnce = 20_000;

/** Whether one slot comes before another; of two different ones exactly one does. */
export type IsBefore = (a: number, b: number) => boolean;

export class SortedSlots {
  slots = new Uint32Array(64);
  length = 0;
  /** The order itself, defined for any two slots. */
  readonly isBefore: IsBefore;

  constructor(isBefore: IsBefore) {
    this.isBefore = isBefore;
  }

  /** The position of the first slot for which `isBehind` holds; it holds for all later ones. */
  firstBehind(isBehind: (slot: number) => boolean): number {
    return firstPlace(this.length, (place) => isBehind(this.slots[place] as number));
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

  /** Replaces all slots by these, with pauses: complete when the generator ends, and unusable before. */
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

  /** Merges pairs of adjacent sorted runs of at most `width`. */
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

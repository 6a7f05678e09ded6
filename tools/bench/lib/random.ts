/** A seeded random generator, so that two runs request and store the same. */

export interface Chance {
  /** An integer from 0 up to, not including, `size`. */
  below(size: number): number;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** True with this probability, 0 to 1. */
  happens(probability: number): boolean;
}

/** Mulberry32: 32 bits of state, good enough to mix queries. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (size: number) => Math.floor(next() * size);
  return {
    below,
    pick: <T>(items: readonly T[]) => items[below(items.length)] as T,
    happens: (probability) => next() < probability,
  };
}

/** How the guard of speed judges: by its best turn, against what the repository keeps. */
import { describe, expect, it } from 'vitest';
import { bestOf, type Found, readKept, shortfalls } from '../tools/bench/guard/kept-ratios.ts';

const steady = [100, 104, 98];
const noisy = [100, 180, 98];
const found = (rate: number, processor = rate, limits = steady): Found => ({
  turns: [{ rate, processor }],
  limits,
});
const kept = { message: { rate: 1, processor: 1 } };
const judged = (one: Found) => shortfalls(new Map([['message', one]]), kept);

describe('the guard of speed', () => {
  it('takes the best of its turns', () => {
    const turns = [0.4, 0.9, 0.7].map((rate) => ({ rate, processor: 1 - rate }));
    expect(bestOf({ turns, limits: steady })).toEqual({ rate: 0.9, processor: 0.6 });
  });

  it('passes what is three quarters of what is kept', () => {
    expect(judged(found(0.75))).toEqual([]);
  });

  it('tells what is less, and fails below a half', () => {
    expect(judged(found(0.74, 1))).toEqual([
      { line: 'message, calls: 0.740, 74 % of the 1 that is kept', fails: false },
    ]);
    expect(judged(found(1, 0.5))).toEqual([
      { line: 'message, processor time: 0.500, 50 % of the 1 that is kept', fails: false },
    ]);
    expect(judged(found(1, 0.49))).toMatchObject([{ fails: true }]);
    expect(judged(found(0.49, 1))).toMatchObject([{ fails: true }]);
  });

  it('only tells on a noisy machine', () => {
    expect(judged(found(0.3, 0.3, noisy))).toMatchObject([{ fails: false }, { fails: false }]);
  });

  it('fails what was not measured, what answered nothing and what nobody keeps ratios for', () => {
    expect(shortfalls(new Map(), kept)).toMatchObject([{ fails: true }]);
    expect(judged(found(Number.NaN, 1, noisy))).toMatchObject([{ fails: true }]);
    expect(judged(found(0, 0, noisy))).toMatchObject([{ fails: true }]);
    expect(shortfalls(new Map([['message', found(1)]]), {})).toMatchObject([{ fails: true }]);
  });

  it('keeps ratios for each of its works', () => {
    expect(Object.keys(readKept())).toHaveLength(7);
    for (const { rate, processor } of Object.values(readKept())) {
      expect(rate).toBeGreaterThan(0);
      expect(processor).toBeGreaterThan(0);
    }
  });
});

import { expect, test } from 'vitest';
import type { CreditPack } from '../admin/operator-settings.ts';
import { bestValueOf, savingOf } from './pack-value.ts';

const packsOf = (...prices: number[]): CreditPack[] =>
  ([10, 30, 60] as const).slice(0, prices.length).map((credits, index) => ({
    credits,
    priceFils: prices[index] ?? 0,
  }));

test('the best value is the lowest price a brief, wherever the operator has put it', () => {
  const rows: [number[], number | null][] = [
    [[45_000, 114_000, 198_000], 60],
    [[45_000, 90_000, 198_000], 30],
    [[20_000, 90_000, 198_000], 10],
    // None is better than all others.
    [[45_000, 135_000, 270_000], null],
    [[45_000, 90_000, 180_000], null],
    [[45_000], null],
    [[], null],
  ];
  expect(
    rows.filter(([prices, best]) => (bestValueOf(packsOf(...prices))?.credits ?? null) !== best),
  ).toEqual([]);
});

test('a pack saves what its credits would cost in the smallest pack, beyond its price', () => {
  const packs = packsOf(45_000, 114_000, 198_000);
  expect(packs.map((pack) => savingOf(pack, packs))).toEqual([0, 21_000, 72_000]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOfCredits } from './price.ts';

test('unspent credits are given back at what they cost', () => {
  const pack = { netFils: 114_000, taxFils: 5700, credits: 30 };
  expect(priceOfCredits(pack, { before: 0, credits: 24 })).toEqual({ netFils: 91_200, taxFils: 4560 });
});

test('a pack that is given back in steps comes to its price, to the fils', () => {
  const credits = fc.integer({ min: 1, max: 60 });
  const fils = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(
      credits,
      fils,
      fils,
      fc.array(fc.integer({ min: 1, max: 20 })),
      (all, netFils, taxFils, steps) => {
        const sums = { netFils: 0, taxFils: 0 };
        let before = 0;
        for (const step of [...steps, all]) {
          const part = Math.min(step, all - before);
          const price = priceOfCredits({ netFils, taxFils, credits: all }, { before, credits: part });
          sums.netFils += price.netFils;
          sums.taxFils += price.taxFils;
          before += part;
        }
        expect(sums).toEqual({ netFils, taxFils });
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filsForCredits, refundOf } from './refunds.ts';

const order = { credits: 30, netFils: 114_000, taxFils: 5700 };

test('the whole of an order gives back all of its credits, its price and its tax', () => {
  expect(refundOf(order, 0, 119_700)).toEqual({ credits: 30, price: { netFils: 114_000, taxFils: 5700 } });
});

test('a part gives back whole credits alone', () => {
  expect(refundOf(order, 0, 60_000)).toEqual({ credits: 15, price: { netFils: 57_143, taxFils: 2857 } });
});

test('whatever parts an order goes back in, they sum to the whole and no more', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(parts, (amounts) => {
      const sum = { credits: 0, netFils: 0, taxFils: 0 };
      let before = 0;
      for (const fils of [...amounts, 119_700]) {
        const { credits, price } = refundOf(order, before, fils);
        expect(Math.min(credits, price.netFils, price.taxFils)).toBeGreaterThanOrEqual(0);
        sum.credits += credits;
        sum.netFils += price.netFils;
        sum.taxFils += price.taxFils;
        before += fils;
      }
      expect(sum).toEqual(order);
    }),
  );
});

test('what is sent back for credits takes back exactly those, whatever went back before', () => {
  const anOrder = fc.record({
    credits: fc.constantFrom(10, 30, 60),
    netFils: fc.integer({ min: 60, max: 300_000 }),
    taxFils: fc.integer({ min: 0, max: 30_000 }),
  });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(anOrder, share, share, (one, gone, wantedShare) => {
      const grossFils = one.netFils + one.taxFils;
      const before = Math.floor(grossFils * gone);
      const left = one.credits - refundOf(one, 0, before).credits;
      const wanted = Math.ceil(left * wantedShare);
      const fils = filsForCredits(one, before, wanted);
      expect(before + fils).toBeLessThanOrEqual(grossFils);
      // Nothing is sent where what went back already covers it.
      expect(refundOf(one, before, fils).credits).toBe(fils === 0 ? 0 : wanted);
      if (wanted === left && left > 0) expect(before + fils).toBe(grossFils);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceLine, invoiceTotals } from './amounts.ts';

const credits = { kind: 'CREDITS' as const, credits: 10 };

it('lines and totals add up, in whole fils', () => {
  const sold = fc.record({
    item: fc.constant(credits),
    quantity: fc.integer({ min: 1, max: 1000 }),
    unitFils: fc.integer({ min: 0, max: 100_000_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(sold, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 10_000 }),
      (all, rate) => {
        const lines = all.map((each) => invoiceLine(each, rate));
        const totals = invoiceTotals(lines);
        for (const line of lines) {
          expect(line.grossFils).toBe(line.netFils + line.taxFils);
          // Exactly, not as floats would: half a fils and more counts as one.
          const exact = BigInt(line.netFils) * BigInt(rate) * 2n;
          expect(BigInt(line.taxFils)).toBe((exact + 10_000n) / 20_000n);
        }
        expect(totals.grossFils).toBe(totals.netFils + totals.taxFils);
        expect(totals.netFils).toBe(lines.reduce((sum, { netFils }) => sum + netFils, 0));
      },
    ),
  );
});

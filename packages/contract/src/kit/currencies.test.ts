import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Amount,
  addedUp,
  convert,
  currencies,
  currenciesOf,
  type ExchangeRate,
  fixedRate,
  noSums,
  otherCurrency,
  readSums,
  sentSums,
  sumsOf,
} from './currencies.ts';

const amount: fc.Arbitrary<Amount> = fc.record({
  cents: fc.integer({ min: 0, max: 100_000_000 }),
  currency: fc.constantFrom(...currencies),
});

describe('sums', () => {
  test('keep every currency by itself', () => {
    const amounts: Amount[] = [
      { cents: 98_000, currency: 'USD' },
      { cents: 264_000, currency: 'AED' },
      { cents: 70_000, currency: 'USD' },
    ];
    expect(sumsOf(amounts)).toEqual({ USD: 168_000, AED: 264_000 });
    expect(currenciesOf(sumsOf(amounts))).toEqual(['USD', 'AED']);
    expect(currenciesOf(noSums)).toEqual([]);
    expect(addedUp([sumsOf(amounts), { USD: 1, AED: 2 }])).toEqual({ USD: 168_001, AED: 264_002 });
  });

  test('an amount of one currency never changes the sum of another', () => {
    fc.assert(
      fc.property(fc.array(amount), amount, (amounts, added) => {
        const other = otherCurrency(added.currency);
        expect(sumsOf([...amounts, added])[other]).toBe(sumsOf(amounts)[other]);
      }),
    );
  });

  test('travel as dollars, with dirhams beside them where there are some', () => {
    expect(sentSums({ USD: 100, AED: 0 })).toEqual({ amountCents: 100 });
    expect(sentSums({ USD: 0, AED: 250 })).toEqual({ amountCents: 0, amountFils: 250 });
    expect(readSums({ amountCents: 100 })).toEqual({ USD: 100, AED: 0 });
  });

  test('come back from what travelled', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        expect(readSums(sentSums(sumsOf(amounts)))).toEqual(sumsOf(amounts));
      }),
    );
  });
});

describe('conversion', () => {
  test.each<[Amount, Amount['currency'], number]>([
    [{ cents: 420_000, currency: 'AED' }, 'USD', 114_364],
    [{ cents: 70_000, currency: 'USD' }, 'AED', 257_075],
    [{ cents: 1, currency: 'USD' }, 'AED', 4],
    [{ cents: 1, currency: 'AED' }, 'USD', 0],
    [{ cents: 500, currency: 'AED' }, 'AED', 500],
  ])('%o is in %s %i', (given, to, expected) => {
    expect(convert(given, to, fixedRate)).toBe(expected);
  });

  test('follows the rate that is given', () => {
    const rate: ExchangeRate = { perDollar: 40_000, day: '2026-11-25' };
    expect(convert({ cents: 100, currency: 'USD' }, 'AED', rate)).toBe(400);
    expect(convert({ cents: 400, currency: 'AED' }, 'USD', rate)).toBe(100);
  });

  test('of dollars to dirhams and back is the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const dirhams = convert({ cents, currency: 'USD' }, 'AED', fixedRate);
        expect(convert({ cents: dirhams, currency: 'AED' }, 'USD', fixedRate)).toBe(cents);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { centsFromDollars, dollarsForField } from './money.ts';

const amount = fc.integer({ min: 0, max: limits.cents });

describe('centsFromDollars', () => {
  it.each([
    ['80', 8000],
    ['$1,240.50', 124050],
    [' $ 19.99 ', 1999],
    ['0.1', 10],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['1 240.5', 124050],
    ['AED 1,240.50', 124050],
    ['1,00,000', 10_000_000],
    ['1,000,000', 100_000_000],
    ['1000000', 100_000_000],
    ['1,000,000.00', 100_000_000],
  ])('reads %j as %d cents', (input, cents) => {
    expect(centsFromDollars(input)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '$',
    '.',
    ',',
    '-5',
    '+5',
    '1.2.3',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    'abc',
    '1000000.01',
    // Readers who use the point between thousands see a thousand times as much, or as little.
    '1.000,50',
    '2.000',
    '12,40',
    '1,2345',
    '1234.567',
    ', 5',
  ])('refuses %j', (input) => {
    expect(centsFromDollars(input)).toBeNull();
  });

  it('reads back every amount as it was written, to the cent', () => {
    fc.assert(
      fc.property(amount, (cents) => {
        expect(centsFromDollars(dollarsForField(cents))).toBe(cents);
        expect(centsFromDollars(`$${(cents / 100).toLocaleString('en-US')}`)).toBe(cents);
      }),
    );
  });

  it('answers an amount within the limit or null, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const cents = centsFromDollars(input);
        expect(cents === null || (Number.isInteger(cents) && cents >= 0 && cents <= limits.cents)).toBe(true);
      }),
    );
  });
});

describe('dollarsForField', () => {
  it('shows cents only where there are some', () => {
    expect([null, 0, 8000, 8050, 8005].map(dollarsForField)).toEqual(['', '0', '80', '80.50', '80.05']);
  });
});

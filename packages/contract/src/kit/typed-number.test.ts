import { expect, it } from 'vitest';
import { centsFromDollars } from './money.ts';
import { countFromTyped, inLatinDigits, wholeFromTyped } from './typed-number.ts';

it.each([
  ['12400', 12_400],
  ['12,400', 12_400],
  ['12 400', 12_400],
  ['12.4K', 12_400],
  ['12.4 k', 12_400],
  ['12,4K', 12_400],
  ['1.2M', 1_200_000],
  ['١٢٤٠٠', 12_400],
  ['١٢٬٤٠٠', 12_400],
  ['١٢٫٤ ألف', 12_400],
  ['۳۰ الف', 30_000],
  ['٣ ملايين', 3_000_000],
  ['5', 5],
])('reads %j as %d', (typed, count) => {
  expect(countFromTyped(typed)).toBe(count);
});

it.each(['', 'many', 'K', '12 dogs', '1.2.3', '-5', '1e5'])('reads no count in %j', (typed) => {
  expect(countFromTyped(typed)).toBeNaN();
});

it('writes digits of any of the three kinds as Latin ones, and leaves the rest', () => {
  expect(inLatinDigits('١٢٣ ۴۵۶ 789 درهم')).toBe('123 456 789 درهم');
});

it.each(['', 'درهم', '$', '5 EUR', '-5', '١٢٠ ريال'])('reads no amount in %j', (typed) => {
  expect(centsFromDollars(typed)).toBeNull();
});

it.each([
  ['30', 30],
  [' ٣٠ ', 30],
  ['۱۴', 14],
  ['2,000', Number.NaN],
  ['1.5', Number.NaN],
  ['٣ أيام', Number.NaN],
  ['', Number.NaN],
])('reads %j as the whole number %d', (typed, whole) => {
  expect(wholeFromTyped(typed)).toBe(whole);
});

it.each([
  ['١٢٠', 12_000],
  ['$١٬٢٤٠٫٥٠', 124_050],
  ['٤٬٢٠٠ درهم', 420_000],
  ['۴٬۲۰۰٫۵', 420_050],
  ['4,200 AED', 420_000],
  ['AED 4,200', 420_000],
  ['USD 80', 8000],
  ['٨٠ دولار', 8000],
  ['\u2066$1,240\u2069', 124_000],
  ['\u20664,200\u2069\u00a0درهم', 420_000],
])('an amount is read in them too: %j', (typed, cents) => {
  expect(centsFromDollars(typed)).toBe(cents);
});

import { expect, it } from 'vitest';
import { centsFromDollars } from './money.ts';
import { countFromTyped, inLatinDigits } from './typed-number.ts';

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

it.each([
  ['١٢٠', 12_000],
  ['$١٬٢٤٠٫٥٠', 124_050],
])('an amount is read in them too: %j', (typed, cents) => {
  expect(centsFromDollars(typed)).toBe(cents);
});

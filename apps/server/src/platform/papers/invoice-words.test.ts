import { expect, test } from 'vitest';
import { invoiceWords } from './invoice-words.ts';

test.each([
  [1, 'باقة من رصيد واحد'],
  [2, 'باقة من رصيدين'],
  [3, 'باقة من 3 أرصدة'],
  [10, 'باقة من 10 أرصدة'],
  [30, 'باقة من 30 رصيدا'],
  [100, 'باقة من 100 رصيد'],
])('a pack of %i credits is counted as Arabic counts', (credits, words) => {
  expect(invoiceWords.ar.credits(credits)).toBe(words);
});

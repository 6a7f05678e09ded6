import { expect, test } from 'vitest';
import { paperWords } from './paper-words.ts';

test.each([
  [1, 'باقة من رصيد واحد'],
  [2, 'باقة من رصيدين'],
  [3, 'باقة من 3 أرصدة'],
  [10, 'باقة من 10 أرصدة'],
  [30, 'باقة من 30 رصيدا'],
  [100, 'باقة من 100 رصيد'],
])('a pack of %i credits is counted as Arabic counts', (n, words) => {
  expect(paperWords.ar.paper_invoice_credits({ n, count: String(n) })).toBe(words);
});

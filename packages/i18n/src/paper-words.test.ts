import { expect, test } from 'vitest';
import { paperWords } from './paper-words.ts';

test.each([
  [1, 'حزمة من رصيد واحد'],
  [2, 'حزمة من رصيدين'],
  [3, 'حزمة من 3 أرصدة'],
  [10, 'حزمة من 10 أرصدة'],
  [30, 'حزمة من 30 رصيدا'],
  [100, 'حزمة من 100 رصيد'],
])('a pack of %i credits is counted as Arabic counts', (n, words) => {
  expect(paperWords.ar.paper_invoice_credits({ n, count: String(n) })).toBe(words);
});

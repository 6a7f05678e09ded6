import { expect, test } from 'vitest';
import { unprintableWords } from './printable.ts';

test.each<[string, string[]]>([
  ['Müller & Søn – “Łódź” ₫ Nguyễn', []],
  ['يوم التصوير، ٣٠ ٪ «ليلى»', []],
  ['Cafe\u0301 crème', []],
  ['Oil\u200dto\u2068milk\u2069', []],
  ['Serum 美白 day', ['美白']],
  ['नमस्ते Dubai', ['नमस्ते']],
  ['Launch 🚀 and 🚀', ['🚀']],
  ['Анна Ltd', ['Анна']],
  ['', []],
])('of %s papers cannot print %j', (text, words) => {
  expect(unprintableWords(text)).toEqual(words);
});

import { expect, test } from 'vitest';
import { readHeldWords, writeHeldWords } from './held-words.ts';

test.each([
  [{ title: 'Morning light' }],
  [{ title: 'Morning light', shows: 'A serum, drop by drop' }],
  [{ title: 'Morning light', shows: '' }],
  [{ title: '' }],
])('reads %j as it was written', (words) => {
  expect(readHeldWords(writeHeldWords(words))).toEqual(words);
});

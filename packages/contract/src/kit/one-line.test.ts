import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['turned around', 'photo_\u202egnp.exe', 'photo_gnp.exe'],
  ['isolated', '\u2066a\u2069 \u200fb\u061c', 'a b'],
  ['on several lines', 'one\r\ntwo\u2028three\tfour', 'one two three four'],
  ['towering', `Z${'\u0301'.repeat(40)}al`, `Z${'\u0301'.repeat(4)}al`],
  ['of a family', '👩\u200d👩\u200d👧 crème brûlée', '👩\u200d👩\u200d👧 crème brûlée'],
  ['in Arabic, with its vowels', 'مُحَمَّدٌ', 'مُحَمَّدٌ'],
  ['in Persian, with a letter that does not join', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['in decomposed Vietnamese', 'Tie\u0302\u0301ng Vie\u0323\u0302t', 'Tie\u0302\u0301ng Vie\u0323\u0302t'],
])('a text %s', (_, text, expected) => {
  expect(oneLine(text)).toBe(expected);
  expect(oneLine(expected)).toBe(expected);
});

test('what cannot be stored is left for whoever refuses it', () => {
  expect(oneLine('a\0b')).toBe('a\0b');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSeen, oneLine, severalLines } from './clean-text.ts';

test.each([
  ['turned around', 'photo_\u202egnp.exe', 'photo_gnp.exe'],
  ['isolated', '\u2066a\u2069 \u200fb\u061c', 'a b'],
  ['on several lines', 'one\r\ntwo\u2028three\tfour', 'one two three four'],
  ['towering', `Z${'\u0301'.repeat(40)}al`, `Ź${'\u0301'.repeat(3)}al`],
  ['of a family', '👩\u200d👩\u200d👧 crème brûlée', '👩\u200d👩\u200d👧 crème brûlée'],
  ['in Arabic, with its vowels', 'مُحَمَّدٌ', 'مُحَمَّدٌ'],
  ['in Persian, with a letter that does not join', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['in decomposed Vietnamese', 'Tie\u0302\u0301ng Vie\u0323\u0302t', 'Tiếng Việt'],
  ['with spaces that nobody sees', 'No\u200bma\u2060d\ufeff\u00ad', 'Nomad'],
  ['of fillers', '\u3164\u115f\uffa0\u034f', ''],
  ['with joiners where they join nothing', '\u200dNo\u200cmad \u200d\u200c!', 'Nomad !'],
  ['with hidden words', 'Nomad\u{e0061}\u{e0062}', 'Nomad'],
  [
    'with the flag of England',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
])('a text %s', (_, text, expected) => {
  expect(oneLine(text)).toBe(expected);
  expect(oneLine(expected)).toBe(expected);
});

test('what cannot be stored is left for whoever refuses it', () => {
  expect(oneLine('a\0b')).toBe('a\0b');
});

test.each([
  ['turned around', 'photo_\u202egnp.exe\u2069', 'photo_gnp.exe'],
  ['with its breaks', 'one\r\n\ttwo', 'one\r\n\ttwo'],
  ['with marks that people type', 'عرض \u200e(A)\u200f', 'عرض \u200e(A)\u200f'],
  ['that moves a terminal', 'red\u001b[31m\u0007', 'red[31m'],
  ['with an address that hides', 'lina\u200b@mail.example', 'lina@mail.example'],
])('a text of several lines %s', (_, text, expected) => {
  expect(severalLines(text)).toBe(expected);
});

test('a clean text is left as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const clean of [oneLine, severalLines]) expect(clean(clean(text))).toBe(clean(text));
    }),
  );
});

test('an endless stack of marks is cut before it is put in order', () => {
  const marks = '\u0301\u0323'.repeat(200_000);
  expect(severalLines(`a${marks}`)).toBe('a\u0301\u0323\u0301\u0323'.normalize('NFC'));
});

test('a blank of any kind is nothing to see', () => {
  expect(['\u2800', ' ', '\u0301', ''].filter(isSeen)).toEqual([]);
  expect(['ن', '7', '🎬', '—'].filter((text) => !isSeen(text))).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zipNames } from './zip-names.ts';

test.each([
  ['keeps a plain name', ['morning-routine.mp4'], ['morning-routine.mp4']],
  [
    'numbers those that are the same but for upper case',
    ['a.mp4', 'A.mp4', 'a.mp4'],
    ['a.mp4', 'A (2).mp4', 'a (3).mp4'],
  ],
  [
    'passes over a number that is taken',
    ['a.mp4', 'a (2).mp4', 'a.mp4'],
    ['a.mp4', 'a (2).mp4', 'a (3).mp4'],
  ],
  [
    'leaves the checksums their name',
    ['checksums.txt', 'Checksums.TXT'],
    ['checksums (2).txt', 'Checksums (3).TXT'],
  ],
  ['leads out of no folder', ['../../etc/passwd', 'a\\b.mp4'], ['_.._etc_passwd', 'a_b.mp4']],
  [
    'has none of the names and signs that Windows refuses',
    ['CON', 'a:b?.mp4', 'end. '],
    ['CON_', 'a_b_.mp4', 'end'],
  ],
  [
    'is no option of a program that is called with it, and is not hidden',
    ['-rf', '.png', '.PNG', '--.mp4'],
    ['_-rf', '_.png', '_ (2).PNG', '_--.mp4'],
  ],
  ['keeps other scripts', ['روتين الصباح.mp4'], ['روتين الصباح.mp4']],
])('%s', (_, names, expected) => {
  expect(zipNames(names)).toEqual(expected);
});

test('are different, without ways or line ends, and short enough for every file system', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 20 }), (names) => {
      const zipped = zipNames(names);
      expect(new Set(zipped.map((name) => name.toLowerCase())).size).toBe(names.length);
      for (const name of zipped) {
        expect(name).not.toMatch(/[/\\\p{Cc}]|^[-.]|^$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      }
    }),
  );
});

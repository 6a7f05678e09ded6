import { type DealFile, packWaveform } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { addedPart } from './added-part.ts';

/** Loudness in tenths of a second, different for each but the same in every run. */
const sound = (tenths: number) => Array.from({ length: tenths }, (_, at) => (at * 37 + at * at * 11) % 100);
const film = (waveform: number[] | null, tenths: number) =>
  ({ media: { waveform: waveform && packWaveform(waveform), durationSeconds: tenths / 10 } }) as DealFile;
const insert = (base: number[], at: number, count: number) =>
  base.toSpliced(at, 0, ...Array.from({ length: count }, (_, index) => (index * 53 + 20) % 100));

const base = sound(200);

test.each([
  ['in the middle', 120, 10],
  ['at the beginning', 0, 25],
  ['near the end', 190, 8],
])('finds what was added %s', (_, at, count) => {
  const longer = film(insert(base, at, count), 200 + count);
  const found = addedPart(film(base, 200), longer);
  expect(found?.from).toBeCloseTo(at / 10, 0);
  expect((found?.to ?? 0) - (found?.from ?? 0)).toBeCloseTo(count / 10, 5);
  // A part that the new version lacks is found in the old one by the same rule.
  expect(addedPart(longer, film(base, 200))).toEqual(found);
});

test.each([
  ['was added at the end', film(insert(base, 200, 10), 210)],
  ['is silent', film(null, 210)],
  ['sounds different throughout', film(sound(210).toReversed(), 210)],
])('is at the end of a film that %s', (_, longer) => {
  expect(addedPart(film(base, 200), longer)).toEqual({ from: 20, to: 21 });
});

test('films of one length have none', () => {
  expect(addedPart(film(base, 200), film(base, 200))).toBeNull();
});

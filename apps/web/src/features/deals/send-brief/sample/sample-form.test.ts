import type { SampleTerms } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { noSample, readSample, sampleFormOf, sampleProblems } from './sample-form.ts';

const sent: SampleTerms = {
  kind: 'SENT',
  what: 'Two bottles of barrier serum',
  worth: 34_000,
  isReturned: true,
  arrivesBy: null,
  dueAfterDays: 11,
};

test('no sample is asked for unless somebody chooses one', () => {
  expect(readSample(noSample)).toBeNull();
  expect(sampleProblems(noSample)).toEqual([]);
});

test.each([[sent], [{ kind: 'BOUGHT', what: 'Coffee', upTo: 4_250 } as const]])(
  'the sample of a deal is shown, and made again of what is shown: %o',
  (terms) => {
    expect(readSample(sampleFormOf(terms))).toEqual(terms);
    expect(sampleProblems(sampleFormOf(terms))).toEqual([]);
  },
);

test('the promised day belongs to one brief, and travels as midnight UTC', () => {
  expect(readSample(sampleFormOf({ ...sent, arrivesBy: '2026-01-24T00:00:00.000Z' }))).toEqual(sent);
  expect(readSample({ ...sampleFormOf(sent), arrivesBy: '2099-01-24' })).toMatchObject({
    arrivesBy: '2099-01-24T00:00:00.000Z',
  });
});

test('days count only where the deadline counts from the arrival', () => {
  expect(readSample({ ...sampleFormOf(sent), deadlineCounts: 'DAY' })).toMatchObject({ dueAfterDays: null });
});

test('what is missing or no number is said beside its field', () => {
  const wrong = (fields: Partial<typeof noSample>) =>
    sampleProblems({ ...noSample, kind: 'SENT', what: 'Serum', ...fields }).map(({ field }) => field);
  expect(wrong({ what: ' ' })).toEqual(['what']);
  expect(wrong({ worth: 'a lot' })).toEqual(['worth']);
  expect(wrong({ deadlineCounts: 'ARRIVAL', days: '0' })).toEqual(['days']);
  expect(wrong({ deadlineCounts: 'ARRIVAL', days: '366' })).toEqual(['days']);
  expect(wrong({ kind: 'BOUGHT' })).toEqual(['upTo']);
  expect(wrong({ kind: 'BOUGHT', upTo: '0' })).toEqual(['upTo']);
  expect(wrong({ kind: 'BOUGHT', upTo: '42.50' })).toEqual([]);
});

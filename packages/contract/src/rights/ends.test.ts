import { expect, test } from 'vitest';
import { lastDayOfRight, nextTelling } from './ends.ts';

test.each([
  ['2026-11-22T17:30:00Z', 6, '2027-05-22T00:00:00.000Z'],
  ['2026-08-31T23:59:59Z', 6, '2027-02-28T00:00:00.000Z'],
  ['2026-02-28T00:00:00Z', 12, '2027-02-28T00:00:00.000Z'],
])('what begins on %s for %i months ends on %s', (completed, months, last) => {
  expect(lastDayOfRight(new Date(completed), months).toISOString()).toBe(last);
});

test.each([
  ['2026-11-22T00:00:00Z', '2027-04-22T08:00:00.000Z'],
  ['2027-04-22T08:00:00Z', '2027-05-15T08:00:00.000Z'],
  ['2027-05-01T00:00:00Z', '2027-05-15T08:00:00.000Z'],
  ['2027-05-15T08:00:00Z', undefined],
])('after %s people are told at %s', (now, next) => {
  const endsAt = new Date('2027-05-22T00:00:00Z');
  expect(nextTelling(endsAt, new Date(now))?.toISOString()).toBe(next);
});

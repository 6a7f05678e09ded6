import { expect, test } from 'vitest';
import { isRenewable, renewedEnd, termOfMonths } from './window.ts';

const endsAt = new Date('2027-05-31T00:00:00Z');

test.each([
  ['2027-03-31T23:59:59Z', false],
  ['2027-04-01T00:00:00Z', true],
  ['2027-05-31T12:00:00Z', true],
  // The last day of the window has ended nowhere else.
  ['2027-07-01T11:59:59Z', true],
  ['2027-07-01T12:00:00Z', false],
])('what ends on 31 May 2027 can be renewed at %s: %s', (now, renewable) => {
  expect(isRenewable(endsAt, new Date(now))).toBe(renewable);
});

test.each([
  ['MONTHS_6', '2027-04-15T09:00:00Z', '2027-11-30T00:00:00.000Z'],
  ['DAYS_30', '2027-05-31T23:00:00Z', '2027-06-30T00:00:00.000Z'],
  ['MONTHS_12', '2027-06-20T09:00:00Z', '2028-06-20T00:00:00.000Z'],
  ['ENDLESS', '2027-05-01T00:00:00Z', undefined],
] as const)('renewed for %s at %s it ends on %s', (term, now, end) => {
  expect(renewedEnd(endsAt, term, new Date(now))?.toISOString()).toBe(end);
});

test.each([
  [1, 'DAYS_30'],
  [2, 'MONTHS_3'],
  [6, 'MONTHS_6'],
  [24, 'MONTHS_12'],
])('%i months are proposed again as %s', (months, term) => {
  expect(termOfMonths(months)).toBe(term);
});

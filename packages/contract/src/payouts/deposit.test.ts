import { expect, test } from 'vitest';
import {
  deadlineAfterDeposit,
  depositCents,
  isLapsedDeposit,
  type LapsingPayout,
  NewDeposit,
} from './deposit.ts';

test.each([
  [124_000, 50, 62_000],
  [124_000, 100, 124_000],
  [1001, 50, 501],
  [333, 33, 110],
  // A deposit of nothing could not be paid.
  [1, 10, 1],
])('of %i cents %i percent are %i', (price, percent, cents) => {
  expect(depositCents(price, { percent })).toBe(cents);
});

test.each([
  [10, 0, true],
  [100, 30, true],
  [9, 7, false],
  [101, 7, false],
  [50, 31, false],
  [50, -1, false],
  [12.5, 7, false],
])('%f percent within %i days can be agreed on: %s', (percent, days, isPossible) => {
  expect(NewDeposit.safeParse({ percent, days }).success).toBe(isPossible);
});

test.each([
  ['was owed when the project ended', {}, true],
  ['is owed', { state: 'DUE', restCents: 62_000 }, false],
  ['was paid', { restCents: 62_000 }, false],
  ['became a part of the price', { completedAt: '2027-02-01T00:00:00.000Z' }, false],
  ['was ended by a decision', { dispute: { state: 'NOT_OWED' } }, false],
  ['was owed after a decision', { dispute: { state: 'OWED' } }, true],
] as [string, Partial<LapsingPayout>, boolean][])('a deposit that %s lapsed: %s', (_, change, isLapsed) => {
  expect(isLapsedDeposit({ state: 'CONFIRMED', restCents: 0, completedAt: null, ...change })).toBe(isLapsed);
});

test.each([
  // The day is over when it has ended everywhere on Earth.
  ['2027-01-08T00:00:00Z', '2027-02-01'],
  ['2027-01-09T11:00:00Z', '2027-02-01'],
  ['2027-01-09T13:00:00Z', '2027-02-02'],
  ['2027-01-12T09:00:00Z', '2027-02-05'],
])('a deposit that was due on January 8 and is confirmed at %s makes the deadline %s', (confirmedAt, day) => {
  const due = new Date('2027-01-08T00:00:00Z');
  const deadline = new Date('2027-02-01T00:00:00Z');
  expect(deadlineAfterDeposit(deadline, due, new Date(confirmedAt)).toISOString().slice(0, 10)).toBe(day);
});

import { expect, test } from 'vitest';
import {
  canPause,
  endOfPause,
  isPaused,
  pauseFrom,
  publicUntil,
  type SubscriptionTimes,
  subscriptionState,
} from './standing.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const paid: SubscriptionTimes = { endsAt: at(10), isPaid: true, isEnding: false, pausedUntil: null };
const stateOn = (day: number, changes: Partial<SubscriptionTimes> = {}) =>
  subscriptionState({ ...paid, ...changes }, 7, at(day));

test('a paid subscription has a grace after its end', () => {
  expect([9, 10, 16, 17].map((day) => stateOn(day))).toEqual(['ACTIVE', 'GRACE', 'GRACE', 'LAPSED']);
});

test('a trial has none, and neither has one that was ended', () => {
  expect([9, 10].map((day) => stateOn(day, { isPaid: false }))).toEqual(['TRIAL', 'LAPSED']);
  expect([9, 10].map((day) => stateOn(day, { isEnding: true }))).toEqual(['ACTIVE', 'LAPSED']);
});

test('a pause begins with the end of what is paid, without a grace, and is over a day after its own end', () => {
  const paused = { ...paid, pausedUntil: at(40) };
  expect([9, 10, 39, 41].map((day) => stateOn(day, paused))).toEqual([
    'ACTIVE',
    'LAPSED',
    'LAPSED',
    'LAPSED',
  ]);
  expect(publicUntil(paused, 7)).toEqual(at(10));
  expect([9, 10, 40, 41].map((day) => isPaused(paused, at(day)))).toEqual([false, true, true, false]);
  expect([9, 10, 40, 41].map((day) => endOfPause(paused, at(day)))).toEqual([at(40), at(40), at(40), null]);
});

test('a month that is paid meanwhile fills the pause, and an end takes its place', () => {
  const filled = { ...paid, endsAt: at(41), pausedUntil: at(40) };
  expect(endOfPause(filled, at(20))).toBeNull();
  expect(stateOn(42, filled)).toBe('GRACE');
  expect(endOfPause({ ...paid, pausedUntil: at(40), isEnding: true }, at(9))).toBeNull();
});

test('only what is paid, goes on and has no pause yet can be paused', () => {
  const mayOn = (day: number, changes: Partial<SubscriptionTimes> = {}) =>
    canPause({ ...paid, ...changes }, at(day));
  expect([9, 10].map((day) => mayOn(day))).toEqual([true, false]);
  expect(
    [{ isPaid: false }, { isEnding: true }, { pausedUntil: at(40) }].map((one) => mayOn(9, one)),
  ).toEqual([false, false, false]);
});

const days = (date: string) => new Date(`${date}T12:00:00.000Z`);

test.each([
  // Paid time ends with the next charge, or some hours after it.
  ['2026-03-15', '2026-01-15', '2026-03-15', '2026-04-15'],
  ['2026-03-16', '2026-01-15', '2026-03-15', '2026-04-15'],
  // A day that not every month has.
  ['2026-02-28', '2026-01-31', '2026-02-28', '2026-03-31'],
  // Days of the trial were left: the pause is nearest to a month, and no charge but those within it is left out.
  ['2026-03-25', '2026-01-15', '2026-03-15', '2026-04-15'],
  ['2026-04-05', '2026-01-15', '2026-03-15', '2026-05-15'],
  // Months by transfer lie ahead.
  ['2026-06-15', '2026-01-15', '2026-03-15', '2026-07-15'],
  // The charge of the month that follows is on its way, and is not the pause.
  ['2026-03-15', '2026-01-15', '2026-04-15', '2026-05-15'],
])('paid until %s, charged since %s and next on %s: paused until %s', (endsAt, first, next, until) => {
  expect(pauseFrom(days(endsAt), { first: days(first), next: days(next) })).toEqual(days(until));
});

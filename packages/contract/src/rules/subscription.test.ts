import { expect, test } from 'vitest';
import { subscriptionState } from './subscription.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const stateOn = (day: number, isPaid: boolean, isEnding = false) =>
  subscriptionState({ endsAt: at(10), isPaid, isEnding }, 7, at(day));

test('a paid subscription has a grace after its end', () => {
  expect([9, 10, 16, 17].map((day) => stateOn(day, true))).toEqual(['ACTIVE', 'GRACE', 'GRACE', 'LAPSED']);
});

test('a trial has none, and neither has one that was ended', () => {
  expect([9, 10].map((day) => stateOn(day, false))).toEqual(['TRIAL', 'LAPSED']);
  expect([9, 10].map((day) => stateOn(day, true, true))).toEqual(['ACTIVE', 'LAPSED']);
});

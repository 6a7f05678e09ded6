import { expect, it } from 'vitest';
import { mostGiven, NewGrant, needsSecondAdmin } from './grants.ts';

it.each([
  [1, false],
  [10, false],
  [11, true],
])('%i credits wait for a second admin: %s', (credits, waits) => {
  expect(needsSecondAdmin(credits)).toBe(waits);
});

it('takes no other numbers, and no grant without a reason', () => {
  const isTaken = (credits: number, reason = 'Our answer took four days.') =>
    NewGrant.safeParse({ credits, reason }).success;
  expect([0, 1, mostGiven, mostGiven + 1, 1.5].map((credits) => isTaken(credits))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
  expect(isTaken(2, ' ')).toBe(false);
});

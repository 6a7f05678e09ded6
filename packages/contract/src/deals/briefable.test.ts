import { expect, test } from 'vitest';
import { canBeBriefed } from './briefable.ts';

test('a private creator takes briefs of the organisation that invited them, and of nobody else', () => {
  const nobody = { isPublished: false, isInvited: false, isHeld: false, isBlocked: false };
  const table = [
    [false, {}],
    [true, { isPublished: true }],
    [true, { isInvited: true }],
    [false, { isInvited: true, isHeld: true }],
    [false, { isInvited: true, isBlocked: true }],
    [false, { isPublished: true, isBlocked: true }],
    [true, { isPublished: true, isInvited: true }],
  ] as const;
  const wrong = table.filter(([expected, facts]) => canBeBriefed({ ...nobody, ...facts }) !== expected);
  expect(wrong).toEqual([]);
});

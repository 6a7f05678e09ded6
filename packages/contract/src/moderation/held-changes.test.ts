import { expect, test } from 'vitest';
import { isAnythingHeld, isMoreHeld, partChange } from './held-changes.ts';

const shown = {
  firstName: 'Lina',
  lastName: 'Karam',
  profileImage: null,
  bio: 'Food films.',
  location: 'Dubai',
};
const nothing = { heldValues: {}, heldItems: [], heldTitles: {} };

test('new values of the name, the picture, the bio and the place wait, everything else is shown at once', () => {
  const change = {
    ...{ firstName: 'Leen', profileImage: '/p', bio: 'Food films.', location: 'Sharjah' },
    isPublished: true,
  };
  expect(partChange(shown, {}, change)).toEqual({
    held: { firstName: 'Leen', profileImage: '/p', location: 'Sharjah' },
    now: { bio: 'Food films.', isPublished: true },
  });
});

test('what is set back to what is shown waits no more, and what is cleared is gone at once', () => {
  const before = { firstName: 'Leen', bio: 'Other.' };
  expect(partChange(shown, before, { firstName: 'Lina', bio: null })).toEqual({
    held: {},
    now: { firstName: 'Lina', bio: null },
  });
});

test.each([[{ heldValues: { bio: 'a' } }], [{ heldItems: ['1'] }], [{ heldTitles: { 1: 'One' } }]])(
  '%j waits',
  (some) => {
    expect(isAnythingHeld(nothing)).toBe(false);
    expect(isAnythingHeld({ ...nothing, ...some })).toBe(true);
  },
);

test.each([
  ['another value', { heldValues: { bio: 'a' } }, { heldValues: { bio: 'b' } }, true],
  ['the same value', { heldValues: { bio: 'a' } }, { heldValues: { bio: 'a' } }, false],
  ['one more work', { heldItems: ['1'] }, { heldItems: ['1', '2'] }, true],
  ['a work less', { heldItems: ['1', '2'] }, { heldItems: ['1'] }, false],
  ['another title', { heldTitles: { 1: 'One' } }, { heldTitles: { 1: 'Two' } }, true],
  ['a title less', { heldTitles: { 1: 'One', 2: 'Two' } }, { heldTitles: { 1: 'One' } }, false],
])('%s asks anew: %j, %j', (_, before, after, isMore) => {
  expect(isMoreHeld({ ...nothing, ...before }, { ...nothing, ...after })).toBe(isMore);
});

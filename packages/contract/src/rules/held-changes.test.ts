import { expect, test } from 'vitest';
import { isSameHeld, partChange } from './held-changes.ts';

const shown = { firstName: 'Lina', lastName: 'Karam', profileImage: null, bio: 'Food films.' };

test('new values of the name, the picture and the bio wait, everything else is shown at once', () => {
  const change = { firstName: 'Leen', profileImage: '/p', bio: 'Food films.', location: 'Dubai' };
  expect(partChange(shown, {}, change)).toEqual({
    held: { firstName: 'Leen', profileImage: '/p' },
    now: { bio: 'Food films.', location: 'Dubai' },
  });
});

test('what is set back to what is shown waits no more, and what is cleared is gone at once', () => {
  const before = { firstName: 'Leen', bio: 'Other.' };
  expect(partChange(shown, before, { firstName: 'Lina', bio: null })).toEqual({
    held: {},
    now: { firstName: 'Lina', bio: null },
  });
});

test('values are compared one by one', () => {
  expect(isSameHeld({ bio: 'a' }, { bio: 'a' })).toBe(true);
  expect(isSameHeld({ bio: 'a' }, { bio: 'a', firstName: 'b' })).toBe(false);
});

/** Comments say it as in a code review; roundabout ones may only become fewer (CONTRIBUTING, "Comments"). */
import { expect, test } from 'vitest';
import kept from './plain-comments.json' with { type: 'json' };
import { commentsOf, isRoundabout, shareOf } from './plain-comments.ts';

test('comments are found, however they are marked', () => {
  const source = [
    '/** Whoever is gone. */',
    'const a = 1;',
    '  // Keeps the first',
    '  // of two.',
    '/**',
    ' * Returns rows.',
    ' * Throws nothing.',
    ' */',
    '{/* The same. */}',
  ].join('\n');
  expect(commentsOf(source)).toEqual([
    'Whoever is gone.',
    'Keeps the first of two.',
    'Returns rows. Throws nothing.',
    'The same.',
  ]);
});

test('roundabout comments are found', () => {
  const told = ['Whoever is gone.', 'The same of a casting.', 'Rows that stand anew.', 'Returns the rows.'];
  expect(told.map(isRoundabout)).toEqual([true, true, true, false]);
});

test('no folder has a larger share of them than is kept in plain-comments.json', () => {
  const more = Object.entries(kept)
    .map(([folder, most]) => ({ folder, most, is: shareOf(folder) }))
    .filter(({ most, is }) => is > most);
  expect(more, 'Begin with a verb or the name of the thing.').toEqual([]);
});

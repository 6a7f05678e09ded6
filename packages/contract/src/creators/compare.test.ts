import { expect, test } from 'vitest';
import { comparedIds, leaderOf } from './compare.ts';

test.each<[string, (number | null)[], 'lowest' | 'highest', number | null]>([
  ['the lowest of all', [80, 55, 105], 'lowest', 1],
  ['the highest of all', [80, 55, 105], 'highest', 2],
  ['the known ones alone', [null, 3, 4], 'lowest', 1],
  ['nobody where two share the first place', [3, 4, 3], 'lowest', null],
  ['somebody where two share another place', [4, 3, 4], 'lowest', 1],
  ['nobody where one alone is known', [null, 3, null], 'lowest', null],
  ['nobody of none', [], 'highest', null],
])('%s leads', (_, values, best, expected) => {
  expect(leaderOf(values, best)).toBe(expected);
});

test('an address names each creator once, and four at most', () => {
  expect(comparedIds('a,b,a,,c')).toEqual(['a', 'b', 'c']);
  expect(comparedIds('a,b,c,d,e')).toHaveLength(4);
  expect(comparedIds(null)).toEqual([]);
});

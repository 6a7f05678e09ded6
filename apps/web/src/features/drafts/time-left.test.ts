import { expect, it } from 'vitest';
import { secondsLeft } from './time-left.ts';

it.each([
  ['as fast as it was so far', { at: 0, bytes: 0 }, 10_000, 100, 300, 20],
  ['as fast as since it was resumed', { at: 5000, bytes: 100 }, 15_000, 200, 300, 10],
  ['nothing at the end', { at: 0, bytes: 0 }, 10_000, 300, 300, 0],
  ['unknown in the first seconds', { at: 0, bytes: 0 }, 2900, 100, 300, null],
  ['unknown while nothing was sent', { at: 0, bytes: 100 }, 10_000, 100, 300, null],
])('what is left takes %s', (_, since, now, sent, size, expected) => {
  expect(secondsLeft(since, now, sent, size)).toBe(expected);
});

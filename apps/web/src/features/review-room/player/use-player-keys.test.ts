import { expect, test } from 'vitest';
import { shuttle } from './use-player-keys.ts';

test.each([
  [0, 'l', 1],
  [1, 'l', 2],
  [2, 'l', 4],
  [4, 'l', 4],
  [0.5, 'l', 1],
  [4, 'j', -1],
  [-1, 'j', -2],
  [-4, 'j', -4],
  [-4, 'l', 1],
  [4, 'k', 0],
] as const)('at %d, %s makes %d', (running, key, expected) => {
  expect(shuttle(running, key)).toBe(expected);
});

import { expect, test } from 'vitest';
import { usageState } from './usage-state.ts';

const usage = { usedBytes: 0, limitBytes: 1000, count: 0, maxCount: 10 };

test.each([
  [{}, 'ample'],
  [{ usedBytes: 899 }, 'ample'],
  [{ usedBytes: 900 }, 'nearly'],
  [{ count: 9 }, 'nearly'],
  [{ usedBytes: 1000 }, 'full'],
  [{ usedBytes: 1200 }, 'full'],
  [{ count: 10 }, 'full'],
] as const)('%j is %s', (changes, state) => {
  expect(usageState({ ...usage, ...changes })).toBe(state);
});

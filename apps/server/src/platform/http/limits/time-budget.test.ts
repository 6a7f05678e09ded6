import { expect, test } from 'vitest';
import { createTimeBudget } from './time-budget.ts';

/** A budget on a clock of the test, and work of a given duration. */
function budgetOf(partOfKey: number) {
  let moment = 0;
  const budget = createTimeBudget({ share: 0.5, burstMilliseconds: 1000, partOfKey }, () => moment);
  const work = (key: string, milliseconds: number) =>
    budget.spend(key, async () => {
      moment += milliseconds;
      return 'done';
    });
  const wait = (milliseconds: number) => {
    moment += milliseconds;
  };
  return { work, wait };
}

test('work beyond the share of time is left undone until time has passed', async () => {
  const { work, wait } = budgetOf(1);
  expect(await work('a', 2500)).toBe('done');
  expect(await work('b', 1)).toBeNull();
  wait(1000);
  // Half of the time of the work is credited again.
  expect(await work('b', 1)).toBe('done');
});

test('one key has a part of it and leaves the rest to others', async () => {
  const { work, wait } = budgetOf(0.25);
  expect(await work('a', 300)).toBe('done');
  expect(await work('a', 1)).toBeNull();
  expect(await work('b', 1)).toBe('done');
  wait(1000);
  expect(await work('a', 1)).toBe('done');
});

test('work that fails has taken its time as well', async () => {
  let moment = 0;
  const budget = createTimeBudget({ share: 0.5, burstMilliseconds: 1000, partOfKey: 1 }, () => moment);
  const failing = budget.spend('a', async () => {
    moment += 2500;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(await budget.spend('a', async () => 'done')).toBeNull();
});

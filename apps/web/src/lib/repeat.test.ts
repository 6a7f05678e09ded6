import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatUntilAnswered } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes the call with these outcomes in order; returns the result and how often it was made. */
async function outcomeOf(outcomes: (number | Error)[], isWanted = () => true) {
  let calls = 0;
  const result = repeatUntilAnswered(
    async () => {
      const outcome = outcomes[calls++];
      if (typeof outcome === 'number') return outcome;
      throw outcome;
    },
    { isNone: (status) => status === 503, isUnderWay: (status) => status === 102, isWanted },
  ).catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return [await result, calls];
}

const lost = new Error('lost');

test.each([
  ['an answer is taken as it is', [201], [201, 1]],
  ['a refusal too', [409], [409, 1]],
  ['a lost answer is asked for again', [lost, 201], [201, 2]],
  ['and one of a server that is being replaced', [503, lost, 201], [201, 3]],
  ['after three times it is given up', [lost, 503, lost, 201], ['lost', 3]],
  ['one that says nothing in the end, too', [503, 503, 503, 201], [503, 3]],
  ['what is under way is asked about for longer', [lost, 102, 102, 102, 102, 201], [201, 6]],
  ['and not for ever', Array(17).fill(102), [102, 16]],
])('%s', async (_, outcomes, expected) => {
  expect(await outcomeOf(outcomes)).toEqual(expected);
});

test('what somebody cancelled is not tried again', async () => {
  expect(await outcomeOf([lost, 201], () => false)).toEqual(['lost', 1]);
});

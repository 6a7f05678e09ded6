import { expect, test } from 'vitest';
import { acceptedWrittenAt } from './written-at.ts';

const arrived = new Date('2026-03-04T10:00:00.000Z');

test.each([
  ['was not told', undefined, false],
  ['an hour before', '2026-03-04T09:00:00.000Z', true],
  ['an hour before, with an offset', '2026-03-04T13:00:00+04:00', true],
  ['a moment before', '2026-03-04T09:59:30.000Z', false],
  ['by a clock that is ahead', '2026-03-04T10:20:00.000Z', false],
  ['weeks before', '2026-02-10T10:00:00.000Z', true],
  ['months before', '2025-12-04T10:00:00.000Z', false],
])('a message keeps the time of writing that can be believed: %s', (_, claimed, isKept) => {
  const kept = acceptedWrittenAt(claimed, arrived);
  expect(kept?.getTime()).toBe(isKept && claimed ? Date.parse(claimed) : undefined);
});

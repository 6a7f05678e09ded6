import { expect, test } from 'vitest';
import { deadlineAfterArrival, dueAfterDaysOf, missingAt, returnLateAt } from './days.ts';
import type { SentSample } from './terms.ts';

const sent: SentSample = {
  kind: 'SENT',
  what: 'Serum',
  worth: null,
  isReturned: false,
  arrivesBy: '2026-01-24T00:00:00.000Z',
  dueAfterDays: null,
};
const deadline = new Date('2026-02-04T00:00:00.000Z');
const arrives = (terms: SentSample, day: string, movedDays = 0, from = deadline) => {
  const moved = deadlineAfterArrival({ terms, deadline: from, arrivedAt: new Date(day), movedDays });
  return [moved.deadline.toISOString().slice(0, 10), moved.movedDays];
};

test('each day that it is late moves the deadline by a day, and an early one moves nothing', () => {
  expect(arrives(sent, '2026-01-20T10:00:00Z')).toEqual(['2026-02-04', 0]);
  expect(arrives(sent, '2026-01-24T23:59:59Z')).toEqual(['2026-02-04', 0]);
  expect(arrives(sent, '2026-01-25T00:00:00Z')).toEqual(['2026-02-05', 1]);
  expect(arrives(sent, '2026-01-31T10:00:00Z')).toEqual(['2026-02-11', 7]);
});

test('a second parcel counts from the promised day, too, and never brings the deadline forward', () => {
  const moved = new Date('2026-02-05T00:00:00.000Z');
  expect(arrives(sent, '2026-01-28T10:00:00Z', 1, moved)).toEqual(['2026-02-08', 4]);
  expect(arrives(sent, '2026-01-24T10:00:00Z', 1, moved)).toEqual(['2026-02-05', 1]);
});

test('a deadline that counts from the arrival is so many days after it, early or late', () => {
  const counted = { ...sent, dueAfterDays: 11 };
  expect(arrives(counted, '2026-01-20T10:00:00Z')).toEqual(['2026-01-31', 0]);
  expect(arrives(counted, '2026-01-31T10:00:00Z')).toEqual(['2026-02-11', 0]);
});

test('without a promised day, and where the creator buys it, the deadline stays', () => {
  expect(arrives({ ...sent, arrivesBy: null }, '2026-03-01T00:00:00Z')).toEqual(['2026-02-04', 0]);
  const terms = { kind: 'BOUGHT', what: 'Coffee', upTo: 5_000 } as const;
  expect(deadlineAfterArrival({ terms, deadline, arrivedAt: new Date(), movedDays: 0 }).deadline).toBe(
    deadline,
  );
});

test('the days are told until it is there', () => {
  const counted = { ...sent, dueAfterDays: 11 };
  expect(dueAfterDaysOf(counted, null)).toBe(11);
  expect(dueAfterDaysOf(counted, 'DAMAGED')).toBe(11);
  expect(dueAfterDaysOf(counted, 'ARRIVED')).toBeNull();
  expect(dueAfterDaysOf(sent, 'TO_SEND')).toBeNull();
  expect(dueAfterDaysOf(null, null)).toBeNull();
});

test('it counts as missing ten days after it was sent, and as late to return two weeks after the deal', () => {
  expect(missingAt(new Date('2026-01-22T12:00:00Z'))).toEqual(new Date('2026-02-01T00:00:00Z'));
  expect(returnLateAt(new Date('2026-02-20T09:00:00Z'))).toEqual(new Date('2026-03-06T00:00:00Z'));
});

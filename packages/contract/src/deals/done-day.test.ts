import { expect, test } from 'vitest';
import { doneDayProblem, firstDoneDay } from './done-day.ts';

const sentAt = new Date('2026-10-17T03:00:00.000Z');
const now = new Date('2026-10-20T11:00:00.000Z');
const codeOf = (day: string) =>
  doneDayProblem(new Date(`${day}T00:00:00.000Z`), { sentAt, now, field: 'paidOn' })?.code;

test.each([
  ['2020-01-01', 'date.before_deal'],
  ['2026-10-15', 'date.before_deal'],
  // Sent in the evening of that day, in Los Angeles.
  ['2026-10-16', undefined],
  ['2026-10-17', undefined],
  ['2026-10-20', undefined],
  // It begins in Samoa an hour later.
  ['2026-10-21', 'date.to_come'],
])('what was done on %s is %s', (day, code) => {
  expect(codeOf(day)).toBe(code);
});

test('the earliest day is named', () => {
  expect(firstDoneDay(sentAt).toISOString()).toBe('2026-10-16T00:00:00.000Z');
  expect(doneDayProblem(new Date(0), { sentAt, now, field: 'sentOn' })).toEqual({
    path: ['sentOn'],
    code: 'date.before_deal',
    params: { earliest: '2026-10-16T00:00:00.000Z' },
  });
});

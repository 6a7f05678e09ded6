import { expect, test } from 'vitest';
import { dealItem } from '../../testing/deals.ts';
import { idOf } from '../../testing/people.ts';
import { firstBoardDay, stripsFrom, weekStart } from './board.ts';

const due = (day: string, number = 10) => dealItem({ id: idOf(number), deadline: `${day}T00:00:00.000Z` });
const placed = (days: readonly string[], from: string) =>
  stripsFrom(
    days.map((day, number) => due(day, number)),
    from,
  ).map(({ column, row }) => [column, row]);

test('a week begins on Monday', () => {
  expect(['2026-02-02', '2026-02-04', '2026-02-08', '2026-02-09'].map(weekStart)).toEqual([
    '2026-02-02',
    '2026-02-02',
    '2026-02-02',
    '2026-02-09',
  ]);
});

test('the board begins this week, or where the last deadline was', () => {
  expect(firstBoardDay([due('2026-01-20'), due('2026-03-20')], '2026-02-05')).toBe('2026-02-02');
  expect(firstBoardDay([due('2026-01-20'), due('2026-01-10')], '2026-02-05')).toBe('2026-01-19');
});

test('strips that would touch stand in rows of their own, within the four weeks', () => {
  const days = ['2026-02-04', '2026-02-03', '2026-02-07', '2026-03-01', '2026-03-02', '2026-02-01'];
  expect(placed(days, '2026-02-02')).toEqual([
    [1, 0],
    [2, 1],
    [5, 0],
    [24, 0],
  ]);
});

test('a deadline that waits for a sample has no day yet', () => {
  expect(
    stripsFrom([dealItem({ deadline: '2026-02-04T00:00:00.000Z', dueAfterDays: 5 })], '2026-02-02'),
  ).toEqual([]);
});

test('who declined has no deadline any more', () => {
  const declined = dealItem({ deadline: '2026-02-04T00:00:00.000Z', status: 'REJECTED' });
  expect(stripsFrom([declined], '2026-02-02')).toEqual([]);
});

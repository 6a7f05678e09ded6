/** Days of a campaign's board, and the place of each deadline on it. */
import type { DealListItem } from '@briefcast/contract';
import { unsuccessfulStatuses } from '@briefcast/contract/deals/status';
import { addToIsoDay, dayFromIso, dayMs } from '@briefcast/contract/kit/days';

/** Four weeks are shown at once. */
export const boardDays = 28;

/** Days that a strip takes, so that its name is read. */
const stripDays = 4;

export interface Strip {
  deal: DealListItem;
  /** `2026-02-04`. */
  day: string;
  /** Number of the column, from 0. */
  column: number;
  /** Number of the row, from 0: strips of one row do not touch. */
  row: number;
}

/** Monday of a day's week. */
export const weekStart = (day: string): string => addToIsoDay(day, -((dayFromIso(day).getUTCDay() + 6) % 7));

/** Deadlines in their order; a deal without a day yet has none, nor has one that came to nothing. */
export const deadlinesOf = (deals: readonly DealListItem[]) =>
  deals
    .filter(({ dueAfterDays, status }) => dueAfterDays == null && !unsuccessfulStatuses.includes(status))
    .map((deal) => ({ deal, day: deal.deadline.slice(0, 10) }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

/** First day of the board: the week of today, or that of the last deadline where all are over. */
export function firstBoardDay(deals: readonly DealListItem[], today: string): string {
  const last = deadlinesOf(deals).at(-1)?.day ?? today;
  return weekStart(last < today ? last : today);
}

/** Number of a day's column, from 0. */
export const columnOf = (day: string, from: string) =>
  Math.round((dayFromIso(day).getTime() - dayFromIso(from).getTime()) / dayMs);

/** Strips of the four weeks from a day on, each in the first row that has room. */
export function stripsFrom(deals: readonly DealListItem[], from: string): Strip[] {
  const ends: number[] = [];
  const end = addToIsoDay(from, boardDays);
  return deadlinesOf(deals)
    .filter(({ day }) => day >= from && day < end)
    .map(({ deal, day }) => {
      const column = columnOf(day, from);
      // At the end of the board a strip begins earlier, but never leaves its day.
      const first = Math.min(column, boardDays - stripDays);
      const free = ends.findIndex((taken) => taken <= first);
      const row = free < 0 ? ends.length : free;
      ends[row] = first + stripDays;
      return { deal, day, column: first, row };
    });
}

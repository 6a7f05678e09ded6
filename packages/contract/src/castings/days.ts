/** Meaning of a casting's days: a day ends once it is over everywhere on Earth (rules/castings#days). */

import { longestDayMilliseconds } from '../deals/deadline.ts';
import { addDays, dayFromIso, dayMs, isoDay } from '../kit/days.ts';
import { daysToChoose } from './limits.ts';

/** When the last day for applications is over. */
export const closingMoment = (closesOn: string): Date =>
  new Date(dayFromIso(closesOn).getTime() + longestDayMilliseconds);

/** The last day for applications, of when it is over. */
export const closingDay = (closesAt: Date): string =>
  isoDay(new Date(closesAt.getTime() - longestDayMilliseconds));

/** When a casting is over that took its last application at this moment, and that nobody ended. */
export const choosingEnds = (closedAt: Date): Date => addDays(closedAt, daysToChoose);

/** How many whole days are left before it closes, on the reader's calendar; 0 on its day and after it. */
export function daysUntilClosing(closesOn: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((dayFromIso(closesOn).getTime() - today) / dayMs));
}

/** Meaning of a casting's days: a day ends once it is over everywhere on Earth (rules/castings#days). */
import { longestDayMilliseconds } from '../deals/deadline.ts';
import { daysToChoose } from './limits.ts';

const day = 24 * 60 * 60 * 1000;

/** Midnight UTC of a calendar day, as deadlines carry it. */
export const dayAsMoment = (calendarDay: string): Date => new Date(`${calendarDay}T00:00:00.000Z`);

/** The calendar day of such a moment. */
export const momentAsDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** When the last day for applications is over. */
export const closingMoment = (closesOn: string): Date =>
  new Date(dayAsMoment(closesOn).getTime() + longestDayMilliseconds);

/** The last day for applications, of when it is over. */
export const closingDay = (closesAt: Date): string =>
  momentAsDay(new Date(closesAt.getTime() - longestDayMilliseconds));

/** When a casting is over that took its last application at this moment, and that nobody ended. */
export const choosingEnds = (closedAt: Date): Date => new Date(closedAt.getTime() + daysToChoose * day);

/** How many whole days are left before it closes, on the reader's calendar; 0 on its day and after it. */
export function daysUntilClosing(closesOn: string, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, Math.round((dayAsMoment(closesOn).getTime() - today) / day));
}

/** Meaning of a deadline: a day, unless it names an hour. */
import { dayMs, hourMs } from '../kit/days.ts';

/** A date field's day begins at midnight UTC and ends, farthest west, 36 hours later. */
export const longestDayMilliseconds = 36 * hourMs;

/** Whether the deadline is a calendar day, as the form sends it, and no moment. */
const isDay = (deadline: Date) => deadline.getTime() % dayMs === 0;

/** When a deadline is over: a day once it has ended everywhere on Earth, because it carries no zone. */
export const deadlineEnd = (deadline: Date): Date =>
  isDay(deadline) ? new Date(deadline.getTime() + longestDayMilliseconds) : deadline;

/** How long before the deadline its reminder comes. */
export const reminderLeadMilliseconds = 48 * hourMs;

/**
 * How far off a deadline is on the reader's calendar: in whole days, 0 on its day and after it. Overdue once its day is
 * over everywhere.
 */
export function deadlineFromToday(deadline: Date, now: Date): { days: number; isOverdue: boolean } {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.floor((deadline.getTime() - today) / dayMs);
  return { days: Math.max(0, days), isOverdue: now >= deadlineEnd(deadline) };
}

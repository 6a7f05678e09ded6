/** End of the rights of a completed deal, and times when both sides are notified (rules/rights). */

import { monthsLater } from '../credits/ledger.ts';
import { addDays, atMarketHour, dayStart } from '../kit/days.ts';
import type { UseTerm } from './terms.ts';
import { monthsOfTerm } from './uses.ts';

/** Hour of the day at which people are notified. */
const tellingHour = 12;

/** Days before the end on which both sides are notified. */
export const toldDaysBefore = [30, 7] as const;

/** Last day of a right that runs for a number of months from `completedAt`, as midnight UTC. */
export const lastDayOfRight = (completedAt: Date, months: number): Date =>
  monthsLater(dayStart(completedAt), months);

/** How long the shortest term of a use runs, in days. */
const shortestDays = 30;

/** The last day of a use that began with the deal's completion, as midnight UTC; null for one without end. */
export function lastDayOfUse(completedAt: Date, term: UseTerm): Date | null {
  if (term === 'DAYS_30') return addDays(dayStart(completedAt), shortestDays);
  const months = monthsOfTerm(term);
  return months === null ? null : lastDayOfRight(completedAt, months);
}

/** Time of the next notification of an end; null where none is left after `now`. */
export function nextTelling(endsAt: Date, now: Date): Date | null {
  const moments = toldDaysBefore.map((days) => atMarketHour(addDays(endsAt, -days), tellingHour));
  return moments.find((moment) => moment > now) ?? null;
}

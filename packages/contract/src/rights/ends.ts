/** When the rights of a completed deal end, and when both sides are told (rules/rights). */

import { monthsLater } from '../credits/ledger.ts';
import { dayStart } from '../payouts/days.ts';
import type { UseTerm } from './terms.ts';
import { monthsOfTerm } from './uses.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** At what time of its day people are told: noon in Dubai. */
const tellingHour = 8 * hour;

/** How many days before the end both sides are told. */
export const toldDaysBefore = [30, 7] as const;

/** The last day of a right that runs for so many months from `completedAt`, as midnight UTC. */
export const lastDayOfRight = (completedAt: Date, months: number): Date =>
  monthsLater(dayStart(completedAt), months);

/** How long the shortest term of a use runs, in days. */
const shortestDays = 30;

/** The last day of a use that began with the deal's completion, as midnight UTC; null for one without end. */
export function lastDayOfUse(completedAt: Date, term: UseTerm): Date | null {
  if (term === 'DAYS_30') return new Date(dayStart(completedAt).getTime() + shortestDays * day);
  const months = monthsOfTerm(term);
  return months === null ? null : lastDayOfRight(completedAt, months);
}

/** When both sides are told next of an end; null where no such moment is left after `now`. */
export function nextTelling(endsAt: Date, now: Date): Date | null {
  const moments = toldDaysBefore.map((days) => new Date(endsAt.getTime() - days * day + tellingHour));
  return moments.find((moment) => moment > now) ?? null;
}

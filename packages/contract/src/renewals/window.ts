/** When a right can be renewed, and until when it runs then (rules/rights#renewals). */

import { deadlineEnd } from '../deals/deadline.ts';
import { addDays } from '../kit/days.ts';
import { lastDayOfUse } from '../rights/ends.ts';
import type { UseTerm } from '../rights/terms.ts';
import { monthsOfTerm } from '../rights/uses.ts';

/** From how many days before the last day a renewal can be offered, and until how many days after it. */
export const renewableDays = { before: 60, after: 30 } as const;

/** From when on a right can be renewed that ends on this day, which is midnight UTC. */
export const renewalOpensAt = (endsAt: Date): Date => addDays(endsAt, -renewableDays.before);

/** Until when: the last day of the window has ended everywhere on Earth. */
export const renewalClosesAt = (endsAt: Date): Date => deadlineEnd(addDays(endsAt, renewableDays.after));

export const isRenewable = (endsAt: Date, now: Date): boolean =>
  renewalOpensAt(endsAt) <= now && now < renewalClosesAt(endsAt);

/**
 * The last day after a renewal that is accepted now, as midnight UTC: so much longer than before, or from today where that
 * day is over. Null for without end.
 */
export const renewedEnd = (endsAt: Date, term: UseTerm, now: Date): Date | null =>
  lastDayOfUse(now < deadlineEnd(endsAt) ? endsAt : now, term);

const termsWithEnd = ['DAYS_30', 'MONTHS_3', 'MONTHS_6', 'MONTHS_12'] as const satisfies UseTerm[];

/** Term for a number of months, which a brief may name freely: the next longer one, or a year. */
export const termOfMonths = (months: number): UseTerm =>
  termsWithEnd.find((term) => (monthsOfTerm(term) ?? 0) >= months) ?? 'MONTHS_12';

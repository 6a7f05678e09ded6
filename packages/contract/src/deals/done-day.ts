/** The day of something that was done for a deal, such as a payment or a parcel (rules/payouts#steps, rules/samples#moves). */

import type { FindingOf } from '../findings.ts';
import { addDays, dayMs, dayStart } from '../kit/days.ts';
import { longestDayMilliseconds } from './deadline.ts';

/**
 * The earliest such day, as midnight UTC: that on which the deal was sent, and the one before it, as days carry no zone and
 * it may have been sent on that one where the sender is.
 */
export const firstDoneDay = (sentAt: Date): Date => addDays(dayStart(sentAt), -1);

/**
 * Problem of such a day (midnight UTC) for the fact to be stated; null for none. A future day is one that has begun
 * nowhere on Earth.
 */
export function doneDayProblem(
  day: Date,
  { sentAt, now, field }: { sentAt: Date; now: Date; field: string },
): FindingOf<'date.to_come' | 'date.before_deal'> | null {
  if (day.getTime() > now.getTime() + longestDayMilliseconds - dayMs)
    return { path: [field], code: 'date.to_come' };
  const earliest = firstDoneDay(sentAt);
  return day < earliest
    ? { path: [field], code: 'date.before_deal', params: { earliest: earliest.toISOString() } }
    : null;
}

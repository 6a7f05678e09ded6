/** The day of something that was done, such as a payment or a parcel. */

import { AppError } from '@briefcast/contract';
import { doneDayProblem } from '@briefcast/contract/deals/done-day';
import { dayStart } from '@briefcast/contract/kit/days';

/**
 * Returns the day as midnight UTC. Throws request.invalid, about `field`, for a day that has not begun anywhere
 * on Earth, and for one before the deal was sent.
 */
export function requirePastDay(given: string, when: { sentAt: Date; now: Date; field: string }): Date {
  const day = dayStart(new Date(given));
  const problem = doneDayProblem(day, when);
  if (problem) throw new AppError('request.invalid', { findings: [problem] });
  return day;
}

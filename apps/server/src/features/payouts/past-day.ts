/** The day of something that was done, such as a payment or a parcel. */
import { AppError, dayStart } from '@briefcast/contract';
import { longestDayMilliseconds } from '@briefcast/contract/deals/deadline';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Returns the day as midnight UTC. Throws request.invalid, about `field`, for a day that has not begun anywhere
 * on Earth.
 */
export function requirePastDay(said: string, now: Date, field: string): Date {
  const day = dayStart(new Date(said));
  if (day.getTime() > now.getTime() + longestDayMilliseconds - dayMilliseconds)
    throw new AppError('request.invalid', { findings: [{ path: [field], code: 'date.to_come' }] });
  return day;
}

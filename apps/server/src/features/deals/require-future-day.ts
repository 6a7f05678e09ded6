/** Days that a brief, or terms for it, may name. */
import { longestDayMilliseconds } from '@briefcast/contract/deals/deadline';
import { invalid } from '../../platform/invalid.ts';

/** Refuses a day that is over everywhere on Earth: a date field carries no zone, and "today" is no past. Throws request.invalid. */
export function requireFutureDay(deadline: Date, now: Date): void {
  if (deadline.getTime() >= now.getTime() - longestDayMilliseconds) return;
  throw invalid('deadline', 'date.past');
}

/** When a message counts as written earlier than it arrived (rules/messages#written-at). */
import { dayMs, minuteMs } from '../kit/days.ts';

/** A message that was on its way for less than this was sent as it was written. */
const leastLate = minuteMs;
/** Outboxes are kept on devices for weeks at most; an older time is that of a wrong clock. */
const mostLate = 30 * dayMs;

/** The time at which a message was written, if it can be believed and differs from its arrival; null otherwise. */
export function acceptedWrittenAt(claimed: string | undefined, arrived: Date): Date | null {
  if (claimed === undefined) return null;
  const late = arrived.getTime() - Date.parse(claimed);
  return late >= leastLate && late <= mostLate ? new Date(claimed) : null;
}

/**
 * Consequences of a sample's days: a deadline that moves, and when it counts as missing (rules/samples#deadline).
 */
import { addDays, dayMs, dayStart } from '../kit/days.ts';
import { awaitedStates } from './state.ts';
import type { SampleState, SampleTerms } from './terms.ts';

/** Days after sending from which a sample that did not arrive is notified as missing. */
export const daysOnTheWay = 10;
/** Days after the end of the deal from which a sample that did not go back is notified. */
export const daysToReturn = 14;

/** Time at which a sample sent on a day is notified as missing. */
export const missingAt = (sentOn: Date): Date => addDays(dayStart(sentOn), daysOnTheWay);

/** Time at which a sample to be returned is notified as late, after its deal ended. */
export const returnLateAt = (endedAt: Date): Date => addDays(dayStart(endedAt), daysToReturn);

const daysLate = (arrivesBy: string, arrivedAt: Date) =>
  Math.max(0, Math.round((dayStart(arrivedAt).getTime() - dayStart(new Date(arrivesBy)).getTime()) / dayMs));

interface Arrival {
  terms: SampleTerms;
  deadline: Date;
  arrivedAt: Date;
  /** By how many days earlier arrivals of the same deal, of a parcel that was of no use, moved the deadline. */
  movedDays: number;
}

/**
 * Deadline once a sample has arrived, and by how many days it is later than agreed. It is a number of days after
 * the arrival where the brief says so; else each day after the promised one moves it by a day, and an early parcel
 * moves nothing.
 */
export function deadlineAfterArrival({ terms, deadline, arrivedAt, movedDays }: Arrival): {
  deadline: Date;
  movedDays: number;
} {
  if (terms.kind !== 'SENT') return { deadline, movedDays };
  if (terms.dueAfterDays !== null)
    return { deadline: addDays(dayStart(arrivedAt), terms.dueAfterDays), movedDays };
  if (terms.arrivesBy === null) return { deadline, movedDays };
  const late = Math.max(movedDays, daysLate(terms.arrivesBy, arrivedAt));
  return { deadline: addDays(deadline, late - movedDays), movedDays: late };
}

/** How many days after the arrival the content is due, as long as that is all that is known; null for a deadline that is a day. */
export function dueAfterDaysOf(terms: SampleTerms | null, state: SampleState | null): number | null {
  if (terms?.kind !== 'SENT') return null;
  return state === null || awaitedStates.includes(state) ? terms.dueAfterDays : null;
}

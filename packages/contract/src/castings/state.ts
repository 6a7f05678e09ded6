/** State of a casting and its applications, and its consequences (rules/castings#states). */

import type { ApplicationState } from './application.ts';
import { choosingEnds } from './days.ts';
import type { CastingState } from './terms.ts';

/** A casting as the rules of its states look at it. */
export interface CastingStanding {
  places: number;
  /** How many of them are filled. */
  cast: number;
  /** When the last day for applications is over. */
  closesAt: Date;
  /** When it was closed for applications; null while it is open, also when its last day is over and nothing noted that yet. */
  closedAt: Date | null;
  /** Time when it was over for good and everybody was notified; null before. */
  endedAt: Date | null;
}

export const openPlaces = ({ places, cast }: Pick<CastingStanding, 'places' | 'cast'>): number =>
  Math.max(0, places - cast);

/** Whether creators can apply now. */
export const takesApplications = ({ closesAt, closedAt, endedAt }: CastingStanding, now: Date): boolean =>
  endedAt === null && closedAt === null && now < closesAt;

/** Whether the brand can still cast. */
export const canCast = (casting: CastingStanding): boolean =>
  casting.endedAt === null && openPlaces(casting) > 0;

export function castingStateOf(casting: CastingStanding, now: Date): CastingState {
  if (openPlaces(casting) === 0) return 'CAST';
  if (casting.endedAt !== null) return 'CLOSED';
  return takesApplications(casting, now) ? 'OPEN' : 'CHOOSING';
}

/** When a casting that nobody ends is over by itself; null while it takes applications, and once it is over. */
export function endsByItselfAt(casting: CastingStanding, now: Date): Date | null {
  if (casting.endedAt !== null || takesApplications(casting, now)) return null;
  return choosingEnds(casting.closedAt ?? casting.closesAt);
}

/** Stored state of an application. */
export interface KeptApplication {
  outcome: 'WAITING' | 'CAST' | 'NOT_CHOSEN' | 'WITHDRAWN';
  mark: 'SHORTLISTED' | 'PASSED' | null;
  /** When somebody of the brand first saw it. */
  seenAt: Date | null;
}

/**
 * State of an application as its creator reads it. Being passed over stays within the brand until the casting is
 * over.
 */
export function applicationStateOf({ outcome, mark, seenAt }: KeptApplication): ApplicationState {
  if (outcome !== 'WAITING') return outcome;
  if (mark === 'SHORTLISTED') return 'SHORTLISTED';
  return seenAt === null ? 'WAITING' : 'SEEN';
}

/** Whether its creator can change or withdraw it. */
export const isOpenApplication = (state: ApplicationState): boolean =>
  state === 'WAITING' || state === 'SEEN' || state === 'SHORTLISTED';

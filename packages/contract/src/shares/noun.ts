/** Links that show files to people without an account. */
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'share.not_found': { status: 404 },
  /** When it ended, where that was by time; null where it was turned off. */
  'share.ended': { status: 409, params: { endedAt: 'dayOrNever' } },
  'share.password_wrong': { status: 403 },
  'share.many_guesses': { status: 429 },
  'share.enter_first': { status: 403 },
  'share.watch_only': { status: 409 },
  'share.comment_taken_over': { status: 409 },
  'share.too_many': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

export const liveEvents = {
  share: 'share.changed',
} as const satisfies LiveEventRows;

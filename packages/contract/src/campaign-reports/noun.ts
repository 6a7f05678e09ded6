/** Report of a campaign's results, and the link that shows it without an account. */
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'campaignreport.link_not_found': { status: 404 },
  /** When it ended, where that was by its day; null where it was ended by hand. */
  'campaignreport.link_ended': { status: 409, params: { endedAt: 'dayOrNever' } },
  'campaignreport.password_wrong': { status: 403 },
  'campaignreport.many_guesses': { status: 429 },
  'campaignreport.open_first': { status: 403 },
} as const satisfies RefusalRows;

export const liveEvents = {
  campaignreport: null,
} as const satisfies LiveEventRows;

/** Report of a campaign's results, and the link that shows it without an account. */
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'campaign_report.link_not_found': { status: 404 },
  /** When it ended, where that was by its day; null where it was ended by hand. */
  'campaign_report.link_ended': { status: 409, params: { endedAt: 'dayOrNever' } },
  'campaign_report.password_wrong': { status: 403 },
  'campaign_report.many_guesses': { status: 429 },
  'campaign_report.open_first': { status: 403 },
} as const satisfies RefusalRows;

export const liveEvents = {
  campaign_report: null,
} as const satisfies LiveEventRows;

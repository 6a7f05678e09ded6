/** Creators whom a brand brings to the market. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  /** One link is open at a time. */
  'ownpeople.link_open': { status: 409 },
  'ownpeople.no_link': { status: 404 },
  'ownpeople.many': { status: 409, params: { limit: 'count' } },
  'ownpeople.many_today': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

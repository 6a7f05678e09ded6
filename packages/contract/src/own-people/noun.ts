/** Creators whom a brand brings to the market. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'ownpeople.many': { status: 409, params: { limit: 'count' } },
  'ownpeople.many_today': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

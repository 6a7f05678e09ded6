/** Deals of a brand with one goal. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'campaign.not_found': { status: 404 },
  'campaign.archived': { status: 409 },
  'campaign.full': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

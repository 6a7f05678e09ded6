/** Creators as others see them. */
import type { LiveEventRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'creator.not_found': { status: 404 },
} as const satisfies RefusalRows;

export const liveEvents = {
  creator: null,
  'creator.unpublished': 'profile.unpublished',
  'creator.reviewed': 'profile.reviewed',
} as const satisfies LiveEventRows;

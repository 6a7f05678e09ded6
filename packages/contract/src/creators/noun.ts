/** Creators as others see them. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'creator.not_found': { status: 404 },
} as const satisfies RefusalRows;

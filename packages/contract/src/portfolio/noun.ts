/** A creator's works. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'portfolio.not_found': { status: 404 },
  'portfolio.media_not_found': { status: 400 },
  'portfolio.full': { status: 409 },
} as const satisfies RefusalRows;

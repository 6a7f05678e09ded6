/** Lists of creators that a brand keeps. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'roster.list_not_found': { status: 404 },
  'roster.name_taken': { status: 409 },
  'roster.full': { status: 409 },
  'roster.many_lists': { status: 409 },
} as const satisfies RefusalRows;

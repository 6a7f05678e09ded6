/** Previews of linked pages. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'preview.address_refused': { status: 400 },
} as const satisfies RefusalRows;

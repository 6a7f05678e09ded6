/** The log of a deal, its certificate and evidence. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'certificate.not_found': { status: 404 },
  'certificate.not_made': { status: 404 },
} as const satisfies RefusalRows;

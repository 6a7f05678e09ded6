/** Invoices and credit notes. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'invoice.not_found': { status: 404 },
} as const satisfies RefusalRows;

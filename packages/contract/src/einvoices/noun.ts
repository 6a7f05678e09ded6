/** Invoices as structured data. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  /** Its findings say what is missing, and whose it is to state. */
  'einvoice.incomplete': { status: 400 },
} as const satisfies RefusalRows;

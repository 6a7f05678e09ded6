/** Cards, by the payment provider. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'payments.off': { status: 404 },
  'payments.bad_signature': { status: 400 },
  'payments.unavailable': { status: 503 },
  'payments.refund_refused': { status: 409 },
} as const satisfies RefusalRows;

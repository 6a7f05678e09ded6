/** Invoices as structured data. */
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  /** Its findings say what is missing, and whose it is to state. */
  'einvoice.incomplete': { status: 400 },
  'einvoice.no_provider': { status: 409 },
  'einvoice.handed_over': { status: 409 },
  'einvoice.not_handed_over': { status: 404 },
} as const satisfies RefusalRows;

/** @place 150 On the settings screen. */
export const news = {
  /** Given up, after three days of tries or at once where no try would change it. */
  'einvoice.not_taken': {
    tellings: [{ fact: 'einvoice.not_taken', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    group: 'money',
    tone: 'orange',
    sign: 'alert',
    page: 'payouts',
    day: 'PAYMENT',
    action: 'open_money',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  einvoice: 'payout.changed',
} as const satisfies LiveEventRows;

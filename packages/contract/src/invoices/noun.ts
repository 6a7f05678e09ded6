/** Invoices and credit notes. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'invoice.not_found': { status: 404 },
  'invoice.no_seller': { status: 409 },
  'invoice.no_tax_number': { status: 409 },
  'invoice.no_buyer': { status: 409 },
  'invoice.too_many_mails': { status: 409 },
  'invoice.email_not_confirmed': { status: 409 },
} as const satisfies RefusalRows;

/** @place 140 On the settings screen. */
export const news = {
  'invoice.mailed': {
    tellings: [{ fact: 'invoice.mailed', to: 'BRAND', isRepeatable: true }],
    audience: ['BRAND'],
    group: 'money',
    tone: 'aqua',
    sign: 'receipt',
    page: 'payouts',
    day: 'PAYMENT',
    // The invoice itself is the mail.
    action: null,
  },
} as const satisfies NewsRows;

export const liveEvents = {
  invoice: 'payout.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = ['invoice.mailed'] as const satisfies FactKind[];

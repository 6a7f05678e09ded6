/** Payments that are late: the creator's formal letter, and the case that the market decides. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';
import { owedStates } from '../payouts/days.ts';

export const refusals = {
  'dispute.not_found': { status: 404 },
  /** Nothing is owed for the deal, or the case is closed. */
  'dispute.not_now': { status: 409 },
  'dispute.letter_not_found': { status: 404 },
  'dispute.letter_too_early': { status: 409 },
  'dispute.too_early': { status: 409 },
  'dispute.no_letter': { status: 409 },
  'dispute.already_open': { status: 409 },
  'dispute.decided': { status: 409 },
  'dispute.brand_gone': { status: 409 },
  'dispute.too_many_statements': { status: 409 },
  'dispute.payment_marked': { status: 409 },
  'dispute.rest_changed': { status: 409 },
  'dispute.not_less': { status: 409 },
} as const satisfies RefusalRows;

/** All news of late payments: their place, and the day that their mails are about. */
const ofLate = {
  group: 'money',
  page: 'payouts',
  day: 'PAYMENT',
  amount: 'REST',
} as const satisfies Partial<NewsRow>;

/** @place 120 On the settings screen. */
export const news = {
  'dispute.letter': {
    ...ofLate,
    // A demand is told whatever somebody chose to hear of payments.
    group: null,
    tellings: [{ fact: 'dispute.letter_sent', to: 'BRAND' }],
    audience: ['BRAND'],
    tone: 'red',
    sign: 'letter',
    // The letter itself is mailed, with the PDF.
    action: null,
  },
  'dispute.opened': {
    ...ofLate,
    tellings: [{ fact: 'dispute.opened', to: 'BRAND', isRepeatable: true }],
    audience: ['BRAND'],
    tone: 'red',
    sign: 'scale',
    while: { payout: owedStates },
    action: 'open_payouts',
    begins: ['dispute.opened'],
  },
  'dispute.stated': {
    ...ofLate,
    tellings: [{ fact: 'dispute.stated', to: 'OTHER_SIDE', isRepeatable: true }],
    audience: ['CREATOR', 'BRAND'],
    tone: 'yellow',
    sign: 'scale',
    action: 'open_case',
  },
  'dispute.withdrawn': {
    ...ofLate,
    tellings: [{ fact: 'dispute.withdrawn', to: 'BRAND', isRepeatable: true }],
    audience: ['BRAND'],
    tone: 'green',
    sign: 'scale',
    action: 'open_payouts',
  },
  'dispute.decided': {
    ...ofLate,
    tellings: [{ fact: 'dispute.decided', to: 'BOTH', isRepeatable: true }],
    audience: ['CREATOR', 'BRAND'],
    tone: 'blue',
    sign: 'scale',
    action: 'open_case',
    quotes: 'DECISION',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  dispute: 'payout.changed',
} as const satisfies LiveEventRows;

/** Told in the log of their deal. */
export const loggedFacts = [
  'dispute.letter_sent',
  'dispute.opened',
  'dispute.stated',
  'dispute.withdrawn',
  'dispute.decided',
] as const satisfies FactKind[];

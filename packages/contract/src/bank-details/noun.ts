/** Where creators are paid: their bank details. */
import type { LiveEventRows, NewsRows, RefusalRows } from '../noun.ts';
import { owedStates } from '../payouts/days.ts';

export const refusals = {
  'bank.missing': { status: 404 },
  'bank.stated': { status: 409 },
  'bank.asked_lately': { status: 409 },
  'bank.changed_meanwhile': { status: 409 },
} as const satisfies RefusalRows;

/** @place 130 On the settings screen. */
export const news = {
  /** About the safety of the account: told by a mail of its own, whether the account's mails are wanted or not. */
  'bank_details.changed': {
    tellings: [{ fact: 'bank_details.changed', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    group: null,
    tone: 'orange',
    sign: 'alert',
    page: 'account',
    action: null,
  },
  'bank_details.asked': {
    tellings: [{ fact: 'bank_details.asked', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    group: 'money',
    tone: 'yellow',
    sign: 'wallet',
    page: 'payouts',
    day: 'PAYMENT',
    amount: 'REST',
    while: { payout: owedStates },
    action: 'open_money',
    begins: ['bank.missing'],
  },
} as const satisfies NewsRows;

export const liveEvents = {
  bank_details: 'payout.changed',
} as const satisfies LiveEventRows;

/** What a brand owes for completed deals. */
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';
import { owedStates } from './days.ts';

export const refusals = {
  'payout.not_found': { status: 404 },
  'payout.not_now': { status: 409 },
  'payout.reminded_lately': { status: 409 },
  'payout.more_than_rest': { status: 409 },
  'payout.too_many_parts': { status: 409 },
  'payout.part_not_found': { status: 404 },
} as const satisfies RefusalRows;

/** All news of payments: their place, and the day and the amount that their mails are about. */
const ofPayments = {
  group: 'money',
  page: 'payouts',
  day: 'PAYMENT',
  amount: 'REST',
} as const satisfies Partial<NewsRow>;

/** @place 110 On the settings screen. */
export const news = {
  'payout.due_soon': {
    ...ofPayments,
    tellings: [
      {
        fact: 'payout.reminded',
        to: 'BRAND',
        when: ({ data }) => data.reminder === 'payout.due_soon',
        isRepeatable: true,
      },
    ],
    audience: ['BRAND'],
    tone: 'yellow',
    sign: 'wallet',
    while: { payout: owedStates },
    action: 'open_payouts',
    begins: ['payout.due', 'payout.late', 'payout.not_arrived'],
  },
  'payout.due': {
    ...ofPayments,
    tellings: [
      {
        fact: 'payout.reminded',
        to: 'BRAND',
        when: ({ data }) => data.reminder === 'payout.due',
        isRepeatable: true,
      },
    ],
    audience: ['BRAND'],
    tone: 'yellow',
    sign: 'wallet',
    while: { payout: owedStates },
    action: 'open_payouts',
    begins: ['payout.due', 'payout.late', 'payout.not_arrived'],
  },
  'payout.late': {
    ...ofPayments,
    tellings: [
      {
        fact: 'payout.reminded',
        to: 'BRAND',
        when: ({ data }) => data.reminder === 'payout.late',
        isRepeatable: true,
      },
    ],
    audience: ['BRAND'],
    tone: 'red',
    sign: 'alert',
    while: { payout: owedStates },
    action: 'open_payouts',
    begins: ['payout.due', 'payout.late', 'payout.not_arrived'],
  },
  'payout.overdue': {
    ...ofPayments,
    tellings: [
      // Whoever reminds by hand knows that it is late.
      {
        fact: 'payout.reminded',
        to: 'CREATOR',
        when: ({ actor, data }) => data.reminder === 'payout.late' && actor === 'SYSTEM',
        isRepeatable: true,
      },
    ],
    audience: ['CREATOR'],
    tone: 'orange',
    sign: 'alert',
    while: { payout: owedStates },
    action: 'open_money',
  },
  'payout.marked': {
    ...ofPayments,
    tellings: [{ fact: 'payout.marked', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    tone: 'aqua',
    sign: 'receipt',
    while: { payout: ['MARKED'] },
    action: 'open_money',
    begins: ['payout.arrived'],
  },
  'payout.confirmed': {
    ...ofPayments,
    tellings: [
      { fact: 'payout.answered', to: 'BRAND', when: ({ data }) => data.arrived, isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'green',
    sign: 'checks',
    while: { payout: ['CONFIRMED'] },
    action: 'open_payouts',
  },
  'payout.counted': {
    ...ofPayments,
    tellings: [
      { fact: 'payout.answered', to: 'CREATOR', when: ({ data }) => data.bySilence, isRepeatable: true },
    ],
    audience: ['CREATOR'],
    tone: 'green',
    sign: 'checks',
    while: { payout: ['CONFIRMED'] },
    action: 'open_money',
  },
  'payout.not_arrived': {
    ...ofPayments,
    tellings: [
      { fact: 'payout.answered', to: 'BRAND', when: ({ data }) => !data.arrived, isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'orange',
    sign: 'alert',
    while: { payout: ['NOT_ARRIVED'] },
    action: 'open_payouts',
    begins: ['payout.not_arrived'],
  },
  'payout.part_marked': {
    ...ofPayments,
    amount: 'OWN',
    tellings: [{ fact: 'payout.part_marked', to: 'CREATOR', isRepeatable: true }],
    audience: ['CREATOR'],
    tone: 'aqua',
    sign: 'receipt',
    action: 'open_money',
    begins: ['payout.arrived'],
  },
  'payout.part_confirmed': {
    ...ofPayments,
    amount: 'OWN',
    tellings: [
      { fact: 'payout.part_answered', to: 'BRAND', when: ({ data }) => data.arrived, isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'green',
    sign: 'checks',
    action: 'open_payouts',
  },
  'payout.part_not_arrived': {
    ...ofPayments,
    amount: 'OWN',
    tellings: [
      { fact: 'payout.part_answered', to: 'BRAND', when: ({ data }) => !data.arrived, isRepeatable: true },
    ],
    audience: ['BRAND'],
    tone: 'orange',
    sign: 'alert',
    while: { payout: owedStates },
    action: 'open_payouts',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  payout: 'payout.changed',
} as const satisfies LiveEventRows;

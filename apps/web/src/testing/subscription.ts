/** The market with subscriptions, and the one of a creator in it. */
import type { Subscription } from '@briefcast/contract';

export const moment = '2026-11-21T10:00:00.000Z';
export const site = { demo: null, market: { credits: false, subscription: true, moderation: false } };
export const subscription: Subscription = {
  state: 'ACTIVE',
  endsAt: moment,
  publicUntil: '2026-11-28T10:00:00.000Z',
  isEnding: false,
  hasCard: false,
  isHidden: false,
  takesCards: false,
  trialDays: 14,
  graceDays: 7,
  netFils: 10_000,
  taxBasisPoints: 500,
  taxFils: 500,
  awaiting: null,
  seller: {
    name: 'Briefcast FZ-LLC',
    address: '',
    taxNumber: '',
    accountHolder: 'Briefcast FZ-LLC',
    bankName: 'Sample Bank',
    iban: 'AE00 0000',
    swift: 'SAMPAEAD',
  },
};

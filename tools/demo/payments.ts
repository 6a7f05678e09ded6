/** Payments of the demo's debts: some are due, late, marked or did not arrive, the others are settled. */
import { type Deposit, defaultPaymentDays, type PayoutState } from '@briefcast/contract';

/** How a completed deal was paid; what is not named here has the usual terms and was not marked. */
export interface DemoPayment {
  /** Days after completion; the default is 30. */
  paymentDays?: number;
  state: PayoutState;
  paidDaysAgo?: number;
  reference?: string;
  /** Key of the member who marked it; else the owner did. */
  markedBy?: string;
  answeredDaysAgo?: number;
}

/** By the key of the deal. */
export const payments: Readonly<Record<string, DemoPayment>> = {
  'texture-library': { paymentDays: 21, state: 'DUE' },
  'oil-to-milk': { state: 'MARKED', paidDaysAgo: 2, reference: '88213', markedBy: 'yusuf' },
  'patch-test': { state: 'CONFIRMED', paidDaysAgo: 26, reference: '87950', answeredDaysAgo: 24 },
  'pour-over-card': { state: 'CONFIRMED', paidDaysAgo: 48, reference: 'NR-2041', answeredDaysAgo: 46 },
  'roastery-macro': { state: 'CONFIRMED', paidDaysAgo: 6, reference: 'NR-2077', answeredDaysAgo: 5 },
  'suite-first-light': { paymentDays: 60, state: 'DUE' },
  'linen-week': { state: 'DUE' },
  'lisbon-to-porto': {
    paymentDays: 14,
    state: 'NOT_ARRIVED',
    paidDaysAgo: 9,
    reference: 'MT 5512',
    answeredDaysAgo: 4,
  },
};

/** Deposits of running deals; their creators start when it has arrived. */
const deposits: Readonly<Record<string, Deposit>> = { 'gift-set-unboxing': { percent: 50, days: 7 } };
export const demoDepositOf = (key: string): Deposit | null => deposits[key] ?? null;

/** How many days after completion the creator of the deal with this key is paid. */
export const paymentDaysOf = (key: string): number => payments[key]?.paymentDays ?? defaultPaymentDays;

/** Runs of the stubbed marketplace. */
import type { PayeeState, PayoutRun, RunPayees } from '@briefcast/contract';
import { wholeBankDetails } from './bank-details.ts';
import { idOf } from './people.ts';

/** Somebody whose account is known and not new. */
export const knownPayee: PayeeState = { version: 1, changedAt: null, askedAt: null };

/** Of two payments, made and not marked. */
export const openRun: PayoutRun = {
  id: idOf(80),
  number: 4,
  currency: 'USD',
  createdAt: '2026-02-08T10:12:00.000Z',
  createdBy: { id: idOf(1), firstName: 'Rania', lastName: 'Saleh' },
  markedAt: null,
  markedBy: null,
  payments: [
    {
      dealId: idOf(10),
      title: 'Oil-to-milk cleanse',
      creator: 'Layla Haddad',
      amountCents: 96_000,
      state: 'OPEN',
    },
    {
      dealId: idOf(11),
      title: 'Day and night',
      creator: 'Sofia Marchetti',
      amountCents: 98_050,
      state: 'OPEN',
    },
  ],
  downloads: [],
};

/** What its files are made of. */
export const runPayees: RunPayees = {
  number: 4,
  currency: 'USD',
  createdAt: openRun.createdAt,
  payments: openRun.payments.map(({ dealId, creator, amountCents }) => {
    const { holder, place, account, bank, swift } = wholeBankDetails;
    return { dealId, creator, amountCents, holder, place, account, bank, swift, reference: 'BC-0A1B2C3D' };
  }),
};

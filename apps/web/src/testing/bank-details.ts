/** Bank details of the stubbed marketplace. */
import type { BankDetails, OwnBankDetails } from '@briefcast/contract';
import { idOf } from './people.ts';

export const noBankDetails: OwnBankDetails = { bankDetails: null, looks: [] };

/** Stated on New Year's Day, and seen by one person since. */
export const knownBankDetails: OwnBankDetails = {
  bankDetails: { lastFour: '3456', statedAt: '2026-01-01T09:00:00.000Z', changedAt: null },
  looks: [
    {
      id: idOf(90),
      dealId: idOf(10),
      title: 'Oil-to-milk cleanse',
      brand: { name: 'Oasis Skin', image: null },
      person: { id: idOf(1), firstName: 'Yusuf', lastName: 'Karim' },
      seenAt: '2026-02-08T10:12:00.000Z',
    },
  ],
};

export const wholeBankDetails: BankDetails = {
  holder: 'Layla Haddad',
  place: 'UAE',
  account: 'AE070331234567890123456',
  bank: 'Marsa Bank, Dubai',
  swift: 'MRSAAEAD',
  trn: null,
  street: 'Villa 14, Street 8B, Jumeirah 1',
  city: 'Dubai',
  country: 'United Arab Emirates',
};

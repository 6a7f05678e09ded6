/** Bank details for tests: an account of the usual example of the United Arab Emirates. */
import type { BankDetails } from '@briefcast/contract';

export const sampleBankDetails = {
  holder: 'Layla Haddad',
  place: 'UAE',
  account: 'AE070331234567890123456',
  bank: 'Marsa Bank, Dubai',
  swift: 'MRSAAEAD',
  trn: null,
  street: 'Villa 14, Street 8B, Jumeirah 1',
  city: 'Dubai',
  country: 'United Arab Emirates',
} as const satisfies BankDetails;

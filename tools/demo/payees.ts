/**
 * Accounts that the demo's creators are paid to, and looks at them. Creators not named here have stated nothing
 * yet.
 */
import type { BankDetails } from '@briefcast/contract';

export interface DemoPayee {
  details: BankDetails;
  statedDaysAgo: number;
  /** When another account took the place of the first. */
  changedDaysAgo?: number;
  looks: {
    /** Key of the deal. */
    deal: string;
    /** Key of the member who looked; else the owner did. */
    by?: string;
    daysAgo: number;
  }[];
}

/** By the key of the creator. */
export const payees: Readonly<Record<string, DemoPayee>> = {
  layla: {
    details: {
      holder: 'Layla Haddad',
      place: 'UAE',
      account: 'AE070331234567890123456',
      bank: 'Marsa Bank, Dubai',
      swift: 'MRSAAEAD',
      trn: null,
      street: 'Villa 14, Street 8B, Jumeirah 1',
      city: 'Dubai',
      country: 'United Arab Emirates',
    },
    statedDaysAgo: 200,
    looks: [
      { deal: 'oil-to-milk', by: 'yusuf', daysAgo: 2 },
      { deal: 'patch-test', daysAgo: 26 },
    ],
  },
  sofia: {
    details: {
      holder: 'Sofia Marchetti',
      place: 'IBAN_COUNTRY',
      account: 'IT60X0542811101000000123456',
      bank: 'Banca del Molo, Genova',
      swift: null,
      trn: null,
      street: 'Salita San Giorgio 9',
      city: 'Genova',
      country: 'Italy',
    },
    statedDaysAgo: 120,
    changedDaysAgo: 3,
    looks: [],
  },
  amara: {
    details: {
      holder: 'Amara Nwosu',
      place: 'ELSEWHERE',
      account: '0110245678',
      bank: 'Atlas Bank, Lagos',
      swift: 'ATLSNGLA',
      trn: null,
      street: '7 Bourdillon Road, Ikoyi',
      city: 'Lagos',
      country: 'Nigeria',
    },
    statedDaysAgo: 60,
    looks: [],
  },
};

/** The samples of the demo's deals, as their chats tell: a loan, a gift, and one that a brief offers. */
import type { PostalAddress, SampleState, SampleTerms } from '@briefcast/contract';
import { sealAddress } from '../../apps/server/src/features/samples/sealed-address.ts';
import type { samples } from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { before, day } from './moments.ts';

interface DemoSample {
  terms: SampleTerms;
  /** State and address of an accepted deal's sample. */
  accepted?: { state: SampleState; address: PostalAddress };
}

const home = { moreStreet: '', region: 'Dubai', country: 'United Arab Emirates' };
const sent = { kind: 'SENT', worth: null, isReturned: false, arrivesBy: null, dueAfterDays: null } as const;

/** By the key of the deal. */
const samplesByDeal: Readonly<Record<string, DemoSample>> = {
  'carry-on-abaya': {
    terms: { ...sent, what: 'The carry-on and its garment folder', worth: 24_000, isReturned: true },
    accepted: {
      state: 'TO_RETURN',
      address: {
        ...home,
        name: 'Layla Haddad',
        phone: '+971 50 000 0000',
        street: 'Villa 14, Street 8B',
        city: 'Jumeirah 1',
        note: 'Please ring twice',
      },
    },
  },
  'gift-set-unboxing': {
    terms: { ...sent, what: 'The winter gift set, sealed', worth: 18_500 },
    accepted: {
      state: 'ARRIVED',
      address: {
        ...home,
        name: 'Noor Al Suwaidi',
        phone: '+971 50 111 1111',
        street: 'Tower 3, Apartment 1204',
        city: 'Business Bay',
        note: '',
      },
    },
  },
  'recovery-band': { terms: { kind: 'BOUGHT', what: 'The recovery band, in any colour', upTo: 6_000 } },
};

/** Product in the brief of the deal with this key; null for most. */
export const sampleOf = (key: string): SampleTerms | null => samplesByDeal[key]?.terms ?? null;

/** State of a deal's sample; nothing for one that has none, or that nobody accepted. */
export function sampleRows(
  deps: Pick<Deps, 'keys'>,
  key: string,
  dealId: string,
  now: Date,
): (typeof samples.$inferInsert)[] {
  const accepted = samplesByDeal[key]?.accepted;
  if (!accepted) return [];
  const { state, address } = accepted;
  return [
    {
      dealId,
      state,
      sealedAddress: sealAddress(deps, dealId, address),
      shipment: {
        carrier: 'Aramex',
        trackingUrl: 'https://www.aramex.com/track/shipments',
        sentOn: before(now, 3 * day).toISOString(),
      },
      arrivedAt: before(now, day),
    },
  ];
}

/** Samples of deals, for tests of screens. */
import type { PostalAddress, Sample, SentSample } from '@briefcast/contract';

export const sentTerms: SentSample = {
  kind: 'SENT',
  what: 'Two bottles of barrier serum',
  worth: 34_000,
  isReturned: false,
  arrivesBy: null,
  dueAfterDays: null,
};

export const someAddress: PostalAddress = {
  name: 'Layla Haddad',
  phone: '+971 50 000 0000',
  street: 'Villa 14, Street 8B',
  moreStreet: '',
  city: 'Jumeirah 1',
  region: 'Dubai',
  country: 'United Arab Emirates',
  note: '',
};

/** A sample that nothing happened to yet. */
export const sample = (fields: Partial<Sample> = {}): Sample => ({
  terms: sentTerms,
  state: 'ADDRESS_ASKED',
  address: null,
  shipment: null,
  arrivedAt: null,
  note: null,
  returned: null,
  receipt: null,
  ...fields,
});

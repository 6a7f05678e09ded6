/** Samples of deals, for tests. */
import { api, type NewShipment, type PostalAddress, type SampleTerms } from '@briefcast/contract';
import { samplePdf } from '../platform/media/sample-media.ts';
import type { DealSituation } from './builders.ts';
import type { TestServer } from './harness.ts';
import { sendFile } from './send-file.ts';

export const sentSample = {
  kind: 'SENT',
  what: 'Two bottles of barrier serum',
  worth: 34_000,
  isReturned: false,
  arrivesBy: null,
  dueAfterDays: null,
} as const satisfies SampleTerms;

export const boughtSample = {
  kind: 'BOUGHT',
  what: 'A bag of coffee',
  upTo: 5_000,
} as const satisfies SampleTerms;

export const someAddress: PostalAddress = {
  name: 'Layla Haddad',
  phone: '+971 50 000 0000',
  street: 'Villa 14, Street 8B',
  moreStreet: '',
  city: 'Jumeirah 1',
  region: 'Dubai',
  country: 'United Arab Emirates',
  note: 'Ring twice',
};

export const someShipment: NewShipment = {
  carrier: 'Aramex',
  trackingUrl: 'https://aramex.example/7714',
  sentOn: '2026-01-22T00:00:00.000Z',
};

/** A receipt that the creator added to the deal; its id. */
export async function addReceipt(
  server: TestServer,
  { creator, dealId }: Omit<DealSituation, 'brand'>,
): Promise<string> {
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'receipt.pdf',
    params: { dealId },
    query: { for: 'payment' },
  });
  return file.id;
}

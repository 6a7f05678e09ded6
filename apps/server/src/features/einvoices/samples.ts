import { testPassword } from '../../testing/harness.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { creators, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'einvoiceProvider.own': {
      answers: creators(200),
    },
    'einvoiceProvider.save': {
      answers: creators(200),
      call: {
        body: { password: testPassword, provider: { address: 'https://provider.example/inbox' } },
      },
    },
    'einvoiceProvider.remove': {
      answers: creators(200),
      call: { body: { password: testPassword } },
    },
    'einvoiceProvider.test': {
      answers: creators(409),
    },
    'einvoiceProvider.handover': {
      answers: creators(404),
      call: ({ dealId }) => ({ params: { id: dealId, invoiceId: unknownId } }),
      bound: whole(32),
      filled: { status: 404 },
    },
    'einvoiceProvider.handOver': {
      answers: creators(404),
      call: ({ dealId }) => ({ params: { id: dealId, invoiceId: unknownId } }),
      bound: whole(32),
    },
    'einvoices.ofHouse': {
      answers: people(404),
      call: { params: { id: unknownId } },
      bound: whole(64),
    },
    'einvoices.ofDealById': {
      answers: people(404),
      call: ({ dealId }) => ({ params: { id: dealId, invoiceId: unknownId } }),
      bound: whole(64),
    },
    'einvoices.ofDeal': {
      answers: people(404),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: whole(64),
    },
  },
});

import { invoiceMails } from '../../../platform/database/tables/index.ts';
import { buyCredits } from '../../../testing/credits.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins, finance } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'adminInvoiceMails.list': {
      answers: finance(404),
      call: { params: { id: unknownId } },
      bound: whole(16),
      filled: { status: 404 },
    },
    'adminInvoiceMails.send': {
      answers: finance(404),
      call: {
        params: { id: unknownId },
        body: { to: 'accounts@brand.example', language: 'en' },
      },
      bound: whole(16),
      creates: {
        table: invoiceMails,
        next: async ({ server, brand, adminToken }, number) => {
          await buyCredits(server, brand, 10);
          const [invoice] = (await brand.client.invoices.list({ query: {} })).invoices;
          return {
            token: adminToken,
            params: { id: invoice?.id ?? '' },
            body: { to: `accounts${number}@brand.example`, language: 'en' },
          };
        },
      },
    },
    'adminEinvoices.provider': {
      answers: admins(200),
    },
    'adminEinvoices.saveProvider': {
      answers: admins(200),
      call: { body: { address: 'https://provider.example/inbox' } },
    },
    'adminEinvoices.removeProvider': {
      answers: admins(200),
    },
    'adminEinvoices.testProvider': {
      answers: admins(409),
    },
    'adminEinvoices.handover': {
      answers: finance(404),
      call: { params: { id: unknownId } },
      bound: whole(32),
      filled: { status: 404 },
    },
    'adminEinvoices.handOver': {
      answers: finance(409),
      call: { params: { id: unknownId } },
      bound: whole(32),
    },
  },
});

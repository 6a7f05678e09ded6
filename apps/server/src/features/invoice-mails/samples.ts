import { invoiceMails } from '../../platform/database/tables/index.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { creators } from '../../testing/route-samples/callers.ts';
import { type CreationGround, once } from '../../testing/route-samples/creation-ground.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

/** A deal with an invoice, and the token of its creator; always the same one, as a key is somebody's own. */
const invoiced = once(async ({ server, brand }: CreationGround) => {
  const { creator, dealId } = await owedDeal(server, brand);
  const [payout] = (await creator.client.payouts.list()).payouts;
  return { token: creator.token, params: { id: dealId, invoiceId: payout?.invoices[0]?.id ?? '' } };
});

export const samples = samplesOf({
  routes: {
    'invoiceMails.list': {
      answers: creators(404),
      call: ({ dealId }) => ({ params: { id: dealId, invoiceId: unknownId } }),
      // An invoice is mailed ten times at most.
      bound: whole(16),
      filled: { status: 404 },
    },
    'invoiceMails.send': {
      answers: creators(404),
      call: ({ dealId }) => ({
        params: { id: dealId, invoiceId: unknownId },
        body: { to: 'accounts@brand.example', language: 'en' },
      }),
      bound: whole(16),
      creates: {
        table: invoiceMails,
        next: async (ground, number) => ({
          ...(await invoiced(ground)),
          body: { to: `accounts${number}@brand.example`, language: 'en' },
        }),
      },
    },
  },
});

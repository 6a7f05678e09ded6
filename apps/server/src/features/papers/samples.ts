import { sendLetter } from '../../testing/late-deal.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { paper } from '../../testing/route-samples/bounds.ts';
import { dealPeople, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  async makeScene({ creator, late }) {
    const withLetterId = await late();
    await sendLetter({ creator, dealId: withLetterId });
    return { withLetterId };
  },
  routes: {
    'papers.certificate': {
      answers: people(404),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: paper,
    },
    'papers.dealInvoiceById': {
      answers: people(404),
      call: ({ dealId }) => ({ params: { id: dealId, invoiceId: unknownId } }),
      bound: paper,
    },
    'papers.dealInvoice': {
      answers: people(404),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: paper,
    },
    'papers.lateLetter': {
      answers: dealPeople(200),
      call: ({ withLetterId }) => ({ params: { id: withLetterId } }),
      bound: paper,
    },
  },
});

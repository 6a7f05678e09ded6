import { fillConversations, longestText } from '../../testing/fill-deal.ts';
import { page } from '../../testing/route-samples/bounds.ts';
import { dealBrand, dealPeople, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const unknownMessage = '01900000-0000-7000-8000-00000000dead';

export const samples = samplesOf({
  /** A message in every deal of the brand, longer than a row shows. */
  fill: ({ db, brandId }) => fillConversations(db, brandId, longestText.slice(0, 320)),
  routes: {
    'inbox.list': { answers: people(200), bound: page(96) },
    'inbox.give': {
      answers: dealBrand(200),
      call: ({ dealId }) => ({ params: { id: dealId }, body: { userId: null } }),
    },
    'inbox.settle': {
      answers: dealPeople(404),
      call: ({ dealId }) => ({ params: { id: dealId }, body: { upTo: unknownMessage, isSettled: true } }),
    },
  },
});

import { page } from '../../testing/route-samples/bounds.ts';
import { dealPeople, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const nowhere = '01900000-0000-7000-8000-00000000dead';

export const samples = samplesOf({
  routes: {
    'inbox.list': { answers: people(200), call: {}, bound: page(256) },
    'inbox.settle': {
      answers: dealPeople(404),
      call: ({ dealId }) => ({ params: { id: dealId }, body: { upTo: nowhere, isSettled: true } }),
    },
  },
});

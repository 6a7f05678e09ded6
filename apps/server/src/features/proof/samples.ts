import { inTurns, page, stream, whole } from '../../testing/route-samples/bounds.ts';
import { dealPeople, everybody } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'proof.log': {
      answers: dealPeople(200),
      call: ({ acceptedDealId }) => ({ params: { id: acceptedDealId } }),
      bound: page(600),
    },
    'proof.logPage': {
      answers: dealPeople(200),
      call: ({ acceptedDealId }) => ({ params: { id: acceptedDealId }, query: { after: 0 } }),
      bound: page(400),
      filled: { query: { after: 10 } },
    },
    'proof.evidence': {
      answers: dealPeople(200),
      call: ({ acceptedDealId }) => ({ params: { id: acceptedDealId } }),
      bound: inTurns(stream),
    },
    'proof.certificate': {
      answers: everybody(404),
      call: { params: { code: '0000-0000-0000' } },
      bound: whole(512),
      filled: { params: { code: '0000-0000-0000' }, status: 404 },
    },
  },
});

import { whole } from '../../testing/route-samples/bounds.ts';
import { everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'legal.read': {
      answers: everybody(200),
      call: { params: { page: 'terms' } },
      bound: whole(256),
      filled: { params: { page: 'terms' } },
    },
    'legal.asked': {
      answers: people(200),
      bound: whole(8),
    },
    'legal.accept': {
      answers: people(409),
      call: { body: { accepted: [{ page: 'terms', version: 1000 }] } },
    },
  },
});

import { whole } from '../../testing/route-samples/bounds.ts';
import { people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'finder.find': {
      answers: people(200),
      call: { query: { words: 'serum' } },
      bound: whole(128),
      filled: { query: { words: 'ص' } },
    },
  },
});

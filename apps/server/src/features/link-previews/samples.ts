import { people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'linkPreviews.fetch': {
      answers: people(400),
      call: { body: { url: 'http://127.0.0.1/' } },
    },
  },
});

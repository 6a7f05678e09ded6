import { stream } from '../../testing/route-samples/bounds.ts';
import { people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'live.events': {
      answers: people('stream'),
      bound: stream,
    },
  },
});

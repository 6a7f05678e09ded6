import { whole } from '../../testing/route-samples/bounds.ts';
import { people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

/** Two hundred rows of each list, with titles, names and addresses of pictures at their longest. */
const queue = whole(1024);

export const samples = samplesOf({
  routes: {
    'needs.read': { answers: people(200), bound: queue },
    'needs.putOff': {
      answers: people(404),
      call: { body: { key: 'right.ends nothing', until: 'TOMORROW' } },
      bound: queue,
    },
    'needs.showAgain': {
      answers: people(200),
      call: { body: { key: 'right.ends nothing' } },
      bound: queue,
    },
  },
});

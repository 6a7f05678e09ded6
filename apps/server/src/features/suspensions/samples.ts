import { people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'suspension.read': {
      answers: people(200),
    },
    'suspension.answer': {
      answers: people(404),
      call: { body: { answer: 'We have left that agency.' } },
    },
  },
});

import { everybody } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'joinLinks.preview': {
      answers: everybody(404),
      call: { params: { code: 'no-1000-such' } },
    },
  },
});

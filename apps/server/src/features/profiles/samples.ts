import { ownUser } from '../../testing/route-samples/bounds.ts';
import { people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'profiles.update': {
      answers: people(200, { reviewer: 403, ofNone: 403 }),
      call: { body: {} },
      bound: ownUser,
      binds: () => ({ body: {} }),
      bindsOneself: true,
    },
  },
});

import { defaultOperatorSettings } from '@briefcast/contract';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'operatorSettings.read': {
      answers: admins(200),
      bound: whole(16),
    },
    'operatorSettings.change': {
      answers: admins(200),
      call: { body: defaultOperatorSettings },
      bound: whole(16),
      binds: async ({ server }) => ({
        body: (await (await server.signInAdmin()).client.operatorSettings.read()).settings,
      }),
    },
  },
});

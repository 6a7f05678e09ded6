import { defaultOperatorSettings } from '@briefcast/contract';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

/** A drawing of one line. */
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4H0z"/></svg>',
).toString('base64');

export const samples = samplesOf({
  routes: {
    'operatorSettings.read': {
      answers: admins(200),
      bound: whole(16),
    },
    'operatorSettings.wordUses': {
      answers: admins(200),
      bound: whole(8),
    },
    'operatorSettings.addPicture': {
      answers: admins(200),
      call: { body: { kind: 'LOGO', base64: logo } },
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

import { testPassword } from '../../testing/harness.ts';
import { inTurns, stream, whole } from '../../testing/route-samples/bounds.ts';
import { everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'personalData.link': {
      answers: people(200),
      call: { body: { password: testPassword } },
    },
    'personalData.download': {
      answers: everybody(403),
      call: ({ creator }) => ({
        params: { userId: creator.user.id },
        query: { expires: '1', signature: 'a guess' },
      }),
      bound: inTurns(stream),
    },
    'personalData.removal': {
      answers: people(200),
      bound: whole(512),
    },
    'personalData.removeAccount': {
      answers: people(403),
      call: { body: { password: 'a guess' } },
    },
  },
});

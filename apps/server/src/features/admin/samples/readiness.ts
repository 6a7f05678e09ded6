import { newEmail } from '../../../testing/harness.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'readiness.read': {
      answers: admins(200),
      bound: whole(16),
    },
    'readiness.testMail': {
      answers: admins(200),
      call: () => ({ body: { to: newEmail() } }),
      bound: whole(16),
    },
    'readiness.testContact': {
      // The market states no contact here.
      answers: admins(409),
      call: { params: { contact: 'legal' } },
      bound: whole(16),
    },
    'readiness.openTestMail': {
      answers: admins(404),
      call: { body: { token: 'of an older one' } },
      bound: whole(16),
    },
  },
});

import { page, whole } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  makeScene: async ({ inCase }) => ({ caseId: (await inCase()).caseId }),
  routes: {
    'adminDisputes.list': {
      answers: admins(200),
      bound: page(640),
    },
    'adminDisputes.read': {
      answers: admins(200),
      call: ({ caseId }) => ({ params: { id: caseId } }),
      bound: whole(160),
      filled: { status: 404 },
    },
    'adminDisputes.decide': {
      answers: admins(200),
      call: ({ caseId }) => ({
        params: { id: caseId },
        body: { outcome: 'OWED', text: 'All of it was delivered', restCents: 124_000 },
      }),
      binds: async ({ inCase }) => ({
        params: { id: (await inCase()).caseId },
        body: { outcome: 'OWED', text: 'All of it was delivered', restCents: 124_000 },
      }),
    },
  },
});

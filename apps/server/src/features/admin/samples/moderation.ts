import { marketLetters } from '../../../platform/database/tables/index.ts';
import { publishedCreator } from '../../../testing/builders.ts';
import type { TestServer } from '../../../testing/harness.ts';
import { reportedProfile, setModeration, waitingReview } from '../../../testing/moderation.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { admins } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

async function waiting(server: TestServer, verdict: 'APPROVE' | 'SEND_BACK') {
  await setModeration(server, true);
  const { user } = await publishedCreator(server);
  const review = await waitingReview(server, user.id);
  const reasons = verdict === 'SEND_BACK' ? { reasons: ['OTHER'], note: 'Softer' } : {};
  return { params: { id: review?.id ?? '' }, body: { verdict, revision: review?.revision, ...reasons } };
}

export const samples = samplesOf({
  makeScene: async ({ server }) => ({ reportId: await reportedProfile(server) }),
  routes: {
    'moderation.queue': {
      answers: admins(200),
      bound: whole(512),
    },
    'moderation.review': {
      answers: admins(404),
      call: { params: { id: unknownId } },
      bound: whole(512),
      filled: { status: 404 },
    },
    'moderation.decide': {
      answers: admins(404),
      call: { params: { id: unknownId }, body: { verdict: 'APPROVE', revision: 1 } },
      binds: {
        APPROVE: ({ server }) => waiting(server, 'APPROVE'),
        SEND_BACK: ({ server }) => waiting(server, 'SEND_BACK'),
      },
    },
    'moderation.report': {
      answers: admins(404),
      call: { params: { id: unknownId } },
      bound: whole(128),
      filled: { status: 404 },
    },
    'moderation.closeReport': {
      answers: admins(404),
      call: { params: { id: unknownId }, body: { outcome: 'DISMISSED' } },
    },
    'moderation.warn': {
      answers: admins(201),
      call: ({ reportId }) => ({ params: { id: reportId }, body: { reason: 'Not your films.' } }),
      creates: {
        table: marketLetters,
        next: async ({ server, adminToken }, number) => ({
          token: adminToken,
          params: { id: await reportedProfile(server) },
          body: { reason: `Not your films, said for the ${number}th time.` },
        }),
      },
    },
  },
});

import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { brands, creators, everybody, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'letters.own': {
      answers: people(200),
      bound: whole(64),
    },
    // Moderation is off here.
    'reports.profile': {
      answers: everybody(409),
      call: ({ creator }) => ({ params: { id: creator.user.id }, body: { reason: 'OTHER' } }),
    },
    'reports.inDeal': {
      answers: people(409),
      call: { body: { subject: 'MESSAGE', subjectId: unknownId, reason: 'OTHER' } },
    },
    'reports.casting': {
      answers: creators(409),
      call: ({ castingId }) => ({ params: { id: castingId }, body: { reason: 'OTHER' } }),
    },
    'reports.application': {
      answers: brands(409, { ofNone: 409 }),
      call: ({ castingId, application }) => ({
        params: { id: castingId, applicationId: application.applicationId },
        body: { reason: 'OTHER' },
      }),
    },
  },
});

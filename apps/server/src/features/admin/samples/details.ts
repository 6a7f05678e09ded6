import { brandIdOf } from '../../../testing/builders.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { commentPage, page, whole } from '../../../testing/route-samples/bounds.ts';
import { admins, finance } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'adminDetails.creator': {
      answers: admins(200),
      call: ({ creator }) => ({ params: { id: creator.user.id } }),
      bound: whole(1024),
      filled: { id: 'creatorId' },
    },
    'adminDetails.brand': {
      answers: finance(200),
      call: ({ brand }) => ({ params: { id: brandIdOf(brand) } }),
      bound: whole(1024),
      filled: { id: 'brandId' },
    },
    'adminDetails.deal': {
      answers: admins(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: whole(1536),
    },
    'adminDetails.messages': {
      answers: admins(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: page(384),
    },
    'adminDetails.comments': {
      answers: admins(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
      bound: commentPage,
    },
    'adminDetails.userRemoval': {
      answers: admins(200),
      call: ({ creator }) => ({ params: { id: creator.user.id } }),
      bound: whole(512),
      filled: { id: 'creatorId' },
    },
    'adminDetails.dealRemoval': {
      answers: admins(200),
      call: ({ dealId }) => ({ params: { id: dealId } }),
    },
    'adminDetails.turnOffTwoFactor': {
      answers: admins(409),
      call: ({ creator }) => ({ params: { id: creator.user.id }, body: { reason: 'Lost phone' } }),
    },
    'adminDetails.endSessions': {
      answers: admins(404),
      call: { params: { id: unknownId } },
    },
    'adminDetails.resendConfirmation': {
      answers: admins(409),
      call: ({ creator }) => ({ params: { id: creator.user.id } }),
    },
  },
});

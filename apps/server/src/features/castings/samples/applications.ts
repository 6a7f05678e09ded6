import { castingApplications, castingInvitations } from '../../../platform/database/tables/index.ts';
import { publishedCreator } from '../../../testing/builders.ts';
import { applicationBody, appliedTo, postedCasting } from '../../../testing/castings.ts';
import { page, whole } from '../../../testing/route-samples/bounds.ts';
import { brands, creators, theCreator } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  async makeScene({ brand, creator }) {
    const toWithdrawId = await postedCasting(brand);
    await appliedTo(toWithdrawId, creator);
    return { toWithdrawId };
  },
  routes: {
    'castingInvitations.sent': {
      answers: brands(200, { otherBrand: 404 }),
      call: ({ castingId }) => ({ params: { id: castingId } }),
      bound: whole(64),
      filled: { id: 'castingId' },
    },
    'castingInvitations.invite': {
      answers: brands(409, { reviewer: 403, otherBrand: 404 }),
      // Callers with the right get a conflict: the creator has applied.
      call: ({ creator, castingId }) => ({
        params: { id: castingId },
        body: { creatorIds: [creator.user.id], message: '' },
      }),
      bound: whole(64),
      creates: {
        table: castingInvitations,
        next: async ({ server, brand }, number) => {
          const id = await postedCasting(brand);
          const creatorIds = [(await publishedCreator(server)).user.id];
          return {
            token: brand.token,
            params: { id },
            body: { creatorIds, message: `We thought of you, ${number}` },
          };
        },
      },
    },
    'castingInvitations.own': {
      answers: creators(200),
      bound: whole(256),
    },
    'castingInvitations.decline': {
      answers: creators(404),
      call: ({ castingId }) => ({ params: { id: castingId } }),
    },
    'castingApplications.list': {
      answers: creators(200),
      bound: page(640),
    },
    'castingApplications.read': {
      answers: creators(200),
      call: ({ castingId }) => ({ params: { castingId } }),
      bound: whole(16),
    },
    'castingApplications.apply': {
      answers: creators(409, { otherCreator: 403 }),
      call: ({ castingId }) => ({ params: { castingId }, body: applicationBody() }),
      bound: whole(16),
      creates: {
        table: castingApplications,
        next: async ({ brand, creator }) => ({
          token: creator.token,
          params: { castingId: await postedCasting(brand) },
          body: applicationBody(),
        }),
      },
      binds: async ({ brand }) => ({
        params: { castingId: await postedCasting(brand) },
        body: applicationBody(),
      }),
      bindsOneself: true,
    },
    'castingApplications.change': {
      answers: theCreator(200),
      call: ({ castingId }) => ({ params: { castingId }, body: applicationBody() }),
      bound: whole(16),
      binds: async ({ brand, creator }) => {
        const castingId = await postedCasting(brand);
        await appliedTo(castingId, creator);
        return { params: { castingId }, body: applicationBody({ price: 44_000 }) };
      },
    },
    'castingApplications.withdraw': {
      answers: theCreator(200),
      // Its own one, as calls about the ground's may follow.
      call: ({ toWithdrawId }) => ({ params: { castingId: toWithdrawId } }),
      bound: whole(16),
      binds: async ({ brand, creator }) => {
        const castingId = await postedCasting(brand);
        await appliedTo(castingId, creator);
        return { params: { castingId } };
      },
    },
  },
});

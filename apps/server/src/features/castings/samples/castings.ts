import { castings, deals } from '../../../platform/database/tables/index.ts';
import { publishedCreator } from '../../../testing/builders.ts';
import { appliedTo, castingBody, postedCasting } from '../../../testing/castings.ts';
import { inTurns, page, whole } from '../../../testing/route-samples/bounds.ts';
import { brands, creators, everybody } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  async makeScene({ brand }) {
    const overId = await postedCasting(brand);
    await brand.client.castings.end({ params: { id: overId } });
    return { overId, toCloseId: await postedCasting(brand) };
  },
  routes: {
    'castings.board': {
      answers: everybody(200),
      bound: inTurns(page(640)),
    },
    'castings.read': {
      answers: everybody(200),
      call: ({ castingId }) => ({ params: { id: castingId } }),
      bound: whole(96),
      filled: { id: 'castingId' },
    },
    'castings.post': {
      answers: brands(201, { reviewer: 403 }),
      call: () => ({ body: castingBody() }),
      bound: whole(96),
      creates: {
        table: castings,
        next: ({ brand }, number) => ({
          token: brand.token,
          body: castingBody({ title: `Casting ${number}` }),
        }),
      },
      binds: () => ({ body: castingBody() }),
      bindsOneself: true,
    },
    'castings.own': {
      answers: brands(200),
      bound: page(640),
    },
    'castings.readOwn': {
      answers: brands(200, { otherBrand: 404 }),
      call: ({ castingId }) => ({ params: { id: castingId } }),
      bound: whole(96),
      filled: { id: 'castingId' },
    },
    'castings.change': {
      answers: brands(200, { reviewer: 403, otherBrand: 404 }),
      call: ({ castingId }) => ({ params: { id: castingId }, body: castingBody() }),
      bound: whole(96),
      binds: async ({ brand }) => ({ params: { id: await postedCasting(brand) }, body: castingBody() }),
    },
    'castings.close': {
      answers: brands(200, { reviewer: 403, otherBrand: 404 }),
      call: ({ toCloseId }) => ({ params: { id: toCloseId } }),
      bound: whole(96),
      binds: async ({ brand }) => ({ params: { id: await postedCasting(brand) } }),
    },
    'castings.reopen': {
      answers: brands(409, { reviewer: 403, otherBrand: 404 }),
      // Callers with the right get a conflict: it is open.
      call: ({ castingId }) => ({ params: { id: castingId }, body: { closesOn: castingBody().closesOn } }),
      bound: whole(96),
      binds: async ({ brand }) => {
        const params = { id: await postedCasting(brand) };
        await brand.client.castings.close({ params });
        return { params, body: { closesOn: castingBody().closesOn } };
      },
    },
    'castings.end': {
      answers: brands(409, { reviewer: 403, otherBrand: 404 }),
      // Callers with the right get a conflict: it is over.
      call: ({ overId }) => ({ params: { id: overId } }),
      bound: whole(96),
      binds: async ({ brand }) => ({ params: { id: await postedCasting(brand) } }),
    },
    'castings.applicants': {
      answers: brands(200, { otherBrand: 404 }),
      call: ({ castingId }) => ({ params: { id: castingId } }),
      bound: page(640),
      filled: { id: 'castingId' },
    },
    'castings.markSeen': {
      answers: brands(200, { otherBrand: 404 }),
      call: ({ castingId }) => ({ params: { id: castingId } }),
      bound: whole(96),
    },
    'castings.mark': {
      answers: brands(200, { otherBrand: 404 }),
      call: ({ castingId, application }) => ({
        params: { id: castingId, applicationId: application.applicationId },
        body: { mark: 'SHORTLISTED' },
      }),
    },
    'castings.vote': {
      answers: brands(200, { otherBrand: 404 }),
      call: ({ castingId, application }) => ({
        params: { id: castingId, applicationId: application.applicationId },
        body: { vote: 'YES', note: 'The light.' },
      }),
      bound: whole(64),
    },
    'castings.cast': {
      answers: brands(409, { reviewer: 403, otherBrand: 404 }),
      // Callers with the right get a conflict: the price is not what the creator asks.
      call: ({ castingId, application }) => ({
        params: { id: castingId },
        body: { choices: [{ ...application, price: 1 }] },
      }),
      bound: whole(96),
      creates: {
        table: deals,
        next: async ({ server, brand }) => {
          const id = await postedCasting(brand);
          const choices = [await appliedTo(id, await publishedCreator(server))];
          return { token: brand.token, params: { id }, body: { choices } };
        },
      },
      binds: async ({ brand, creator }) => {
        const id = await postedCasting(brand);
        return { params: { id }, body: { choices: [await appliedTo(id, creator)] } };
      },
    },
    'castings.linkCard': {
      answers: everybody(200),
      call: ({ castingId }) => ({ params: { id: castingId } }),
      bound: inTurns(whole(1024)),
    },
    'castings.fitting': {
      answers: creators(200),
      bound: page(640),
    },
  },
});

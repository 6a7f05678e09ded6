import { castingDrafts, castingSearches } from '../../../platform/database/tables/index.ts';
import { draftBody, searchBody } from '../../../testing/castings.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import { whole } from '../../../testing/route-samples/bounds.ts';
import { brands, creators } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'castingDrafts.list': {
      answers: brands(200, { reviewer: 403 }),
      bound: whole(1024),
    },
    'castingDrafts.create': {
      answers: brands(201, { reviewer: 403 }),
      call: () => ({ body: draftBody() }),
      bound: whole(64),
      creates: {
        table: castingDrafts,
        next: ({ brand }, number) => ({ token: brand.token, body: draftBody({ title: `Draft ${number}` }) }),
      },
    },
    'castingDrafts.save': {
      answers: brands(404, { reviewer: 403 }),
      call: () => ({ params: { id: unknownId }, body: draftBody() }),
      bound: whole(64),
    },
    'castingDrafts.remove': {
      answers: brands(200, { reviewer: 403 }),
      call: { params: { id: unknownId } },
    },
    'savedCastings.list': {
      answers: creators(200),
      bound: whole(512),
    },
    'savedCastings.save': {
      answers: creators(200),
      call: ({ castingId }) => ({ params: { id: castingId } }),
    },
    'savedCastings.remove': {
      answers: creators(200),
      call: ({ castingId }) => ({ params: { id: castingId } }),
    },
    'castingSearches.list': {
      answers: creators(200),
      bound: whole(512),
    },
    'castingSearches.create': {
      answers: creators(201),
      call: () => ({ body: searchBody() }),
      bound: whole(64),
      creates: {
        table: castingSearches,
        next: ({ creator }, number) => ({
          token: creator.token,
          body: { ...searchBody(), name: `Search ${number}` },
        }),
      },
    },
    'castingSearches.change': {
      answers: creators(404),
      call: { params: { id: unknownId }, body: { isTold: false } },
      bound: whole(64),
    },
    'castingSearches.remove': {
      answers: creators(200),
      call: { params: { id: unknownId } },
    },
  },
});

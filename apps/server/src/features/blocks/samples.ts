import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { brands, creators } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'blocks.creators': {
      answers: brands(200),
      bound: whole(256),
    },
    'blocks.blockCreator': {
      answers: brands(404, { reviewer: 403 }),
      call: { params: { id: unknownId } },
    },
    'blocks.unblockCreator': {
      answers: brands(200, { reviewer: 403 }),
      call: { params: { id: unknownId } },
    },
    'blocks.brands': {
      answers: creators(200),
      bound: whole(256),
    },
    'blocks.blockBrand': {
      answers: creators(404),
      call: { params: { castingId: unknownId } },
    },
    'blocks.unblockBrand': {
      answers: creators(200),
      call: { params: { id: unknownId } },
    },
  },
});

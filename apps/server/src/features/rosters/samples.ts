import { rosterLists } from '../../platform/database/tables/index.ts';
import { newEmail } from '../../testing/harness.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { brands } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  routes: {
    'rosters.read': {
      answers: brands(200),
      bound: whole(256),
    },
    'rosters.creators': {
      answers: brands(200),
      bound: whole(1024),
    },
    'rosters.save': {
      answers: brands(200),
      call: ({ creator }) => ({ params: { creatorId: creator.user.id }, body: { isFavourite: true } }),
      bound: whole(16),
    },
    'rosters.remove': {
      answers: brands(200),
      call: { params: { creatorId: unknownId } },
    },
    'rosters.addList': {
      answers: brands(201),
      call: () => ({ body: { name: newEmail() } }),
      creates: {
        table: rosterLists,
        next: ({ brand }, number) => ({ token: brand.token, body: { name: `List ${number}` } }),
      },
    },
    'rosters.renameList': {
      answers: brands(404),
      call: { params: { id: unknownId }, body: { name: 'A' } },
    },
    'rosters.removeList': {
      answers: brands(404),
      call: { params: { id: unknownId } },
    },
  },
});

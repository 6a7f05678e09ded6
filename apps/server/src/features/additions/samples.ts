import type { AdditionAnswer, Role } from '@briefcast/contract';
import { dealAdditions } from '../../platform/database/tables/index.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { type BindingWorld, otherSide, sideOf } from '../../testing/route-samples/binding-world.ts';
import { dealPeople, people } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const cut = { what: 'A vertical cut', amount: 12_000 };

async function proposedBy({ brand, creator, accepted }: BindingWorld, side: Role, answer: AdditionAnswer) {
  const dealId = await accepted();
  const { client } = side === 'CREATOR' ? creator : brand;
  const { addition } = await client.additions.propose({ params: { dealId }, body: cut });
  return { params: { dealId, additionId: addition.id }, body: { answer } };
}

export const samples = samplesOf({
  makeScene: async ({ accepted }) => ({ runningId: await accepted() }),
  routes: {
    'additions.propose': {
      answers: dealPeople(201, { reviewer: 403 }),
      call: ({ runningId }) => ({ params: { dealId: runningId }, body: { what: 'A cut', amount: 100 } }),
      creates: {
        table: dealAdditions,
        next: async ({ accepted: { brand, dealId } }, number) => {
          // Takes back what waits, as only a few may.
          const { deal } = await brand.client.deals.read({ params: { id: dealId } });
          for (const { id: additionId, state } of deal.additions ?? [])
            if (state === 'OPEN')
              await brand.client.additions.answer({
                params: { dealId, additionId },
                body: { answer: 'WITHDRAWN' },
              });
          return { token: brand.token, params: { dealId }, body: { what: `Cut ${number}`, amount: 100 } };
        },
      },
      binds: async ({ accepted }) => ({ params: { dealId: await accepted() }, body: cut }),
    },
    'additions.answer': {
      answers: people(404, { reviewer: 403 }),
      call: ({ runningId }) => ({
        params: { dealId: runningId, additionId: unknownId },
        body: { answer: 'DECLINED' },
      }),
      binds: {
        ACCEPTED: (world, caller) => proposedBy(world, otherSide(caller), 'ACCEPTED'),
        DECLINED: (world, caller) => proposedBy(world, otherSide(caller), 'DECLINED'),
        WITHDRAWN: (world, caller) => proposedBy(world, sideOf(caller), 'WITHDRAWN'),
      },
    },
  },
});

import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import type { BindingWorld } from '../../../testing/route-samples/binding-world.ts';
import { page, whole } from '../../../testing/route-samples/bounds.ts';
import { finance } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

const month = async ({ creator }: BindingWorld) => ({
  params: { id: (await creator.client.subscription.order()).order.id },
});

async function paidMonth(world: BindingWorld) {
  const ordered = await month(world);
  await (await world.server.signInAdmin()).client.adminSubscriptions.confirm(ordered);
  return ordered;
}

export const samples = samplesOf({
  routes: {
    'adminSubscriptions.awaiting': {
      answers: finance(200),
      bound: whole(256),
    },
    'adminSubscriptions.paid': {
      answers: finance(200),
      bound: page(256),
    },
    'adminSubscriptions.refund': {
      answers: finance(404),
      call: { params: { id: unknownId }, body: { reason: 'Paid twice' } },
      binds: async (world) => ({ ...(await paidMonth(world)), body: { reason: 'Paid twice' } }),
    },
    'adminSubscriptions.confirm': {
      answers: finance(404),
      call: { params: { id: unknownId } },
      binds: month,
    },
  },
});

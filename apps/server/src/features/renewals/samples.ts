import { type NewRenewal, openRenewals, type RenewalAnswer, type Role } from '@briefcast/contract';
import { renewals } from '../../platform/database/tables/index.ts';
import { dealsOf } from '../../testing/deals-of.ts';
import { paidByTransfer } from '../../testing/renewals.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { type BindingWorld, otherSide, sideOf } from '../../testing/route-samples/binding-world.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { dealPeople, people } from '../../testing/route-samples/callers.ts';
import { type CreationGround, once } from '../../testing/route-samples/creation-ground.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const offer = { kinds: ['LICENCE'], term: 'MONTHS_3', price: 30_000 } satisfies NewRenewal;

/** A deal that was paid, and whose licence ends soon. */
async function renewableDealOf({ brand, completed }: Pick<BindingWorld, 'brand' | 'completed'>) {
  const dealId = await completed({ licenceMonths: 1 });
  await brand.client.payouts.markPaid({ params: { dealId }, body: paidByTransfer(new Date()) });
  return { dealId };
}

const renewable = once((ground: CreationGround) => renewableDealOf({ ...ground, ...dealsOf(ground) }));

async function offeredBy(world: BindingWorld, side: Role, answer: RenewalAnswer) {
  const params = await renewableDealOf(world);
  const { client } = side === 'BRAND' ? world.brand : world.creator;
  const { renewal } = await client.renewals.offer({ params, body: offer });
  return { params: { ...params, renewalId: renewal.id }, body: { answer } };
}

export const samples = samplesOf({
  routes: {
    'renewals.ofDeal': {
      answers: dealPeople(200),
      call: ({ dealId }) => ({ params: { dealId } }),
      bound: whole(512),
    },
    'renewals.offer': {
      answers: dealPeople(409, { reviewer: 403 }),
      call: ({ dealId }) => ({
        params: { dealId },
        body: { kinds: ['LICENCE'], term: 'MONTHS_6', price: 100 },
      }),
      bound: whole(16),
      creates: {
        table: renewals,
        next: async (ground, number) => {
          const { creator } = ground;
          const params = await renewable(ground);
          // Takes back what waits, as only one offer may.
          const { renewals: offered } = await creator.client.renewals.ofDeal({ params });
          for (const { id } of openRenewals(offered))
            await creator.client.renewals.answer({
              params: { ...params, renewalId: id },
              body: { answer: 'WITHDRAWN' },
            });
          return {
            token: creator.token,
            params,
            body: { kinds: ['LICENCE'], term: 'MONTHS_6', price: number },
          };
        },
      },
      binds: async (world) => ({ params: await renewableDealOf(world), body: offer }),
    },
    'renewals.answer': {
      answers: people(404, { reviewer: 403 }),
      call: ({ dealId }) => ({ params: { dealId, renewalId: unknownId }, body: { answer: 'DECLINED' } }),
      bound: whole(16),
      binds: {
        ACCEPTED: (world, caller) => offeredBy(world, otherSide(caller), 'ACCEPTED'),
        DECLINED: (world, caller) => offeredBy(world, otherSide(caller), 'DECLINED'),
        WITHDRAWN: (world, caller) => offeredBy(world, sideOf(caller), 'WITHDRAWN'),
      },
    },
  },
});

import { creditGrants, invoices } from '../../../platform/database/tables/index.ts';
import { brandIdOf } from '../../../testing/builders.ts';
import { buyCredits, placedOrder, waitingGrant } from '../../../testing/credits.ts';
import { unknownId } from '../../../testing/route-samples/access-ground.ts';
import type { BindingWorld } from '../../../testing/route-samples/binding-world.ts';
import { page, stream, whole } from '../../../testing/route-samples/bounds.ts';
import { admins, finance } from '../../../testing/route-samples/callers.ts';
import { samplesOf } from '../../../testing/route-samples/route-sample.ts';

/** An order of credits with the card payments that came for it and differ from it. */
const creditOrder = whole(64);

async function paidPack({ server, brand }: BindingWorld) {
  const params = { id: await buyCredits(server, brand, 10) };
  const { client } = await server.signInAdmin();
  const { unused: credits } = await client.adminMoney.refundOffer({ params });
  return { params, body: { credits, reason: 'Paid twice' } };
}

export const samples = samplesOf({
  routes: {
    'creditGrants.ofBrand': {
      answers: admins(200),
      call: { params: { id: unknownId } },
    },
    'creditGrants.waiting': {
      answers: admins(200),
      bound: whole(128),
    },
    'creditGrants.give': {
      // Credits are off here.
      answers: admins(404),
      call: { params: { id: unknownId }, body: { credits: 2, reason: 'A bad week' } },
      creates: {
        table: creditGrants,
        next: ({ adminToken, brand }, number) => ({
          token: adminToken,
          params: { id: brandIdOf(brand) },
          body: { credits: 1, reason: `Bad week number ${number}` },
        }),
      },
      binds: async ({ server }) => ({
        params: { id: brandIdOf(await server.signUpBrand()) },
        body: { credits: 2, reason: 'A bad week' },
      }),
    },
    'creditGrants.decide': {
      answers: admins(404),
      call: { params: { id: unknownId }, body: { verdict: 'DECLINE' } },
      binds: {
        APPROVE: async (world) => ({ params: await waitingGrant(world), body: { verdict: 'APPROVE' } }),
        DECLINE: async (world) => ({ params: await waitingGrant(world), body: { verdict: 'DECLINE' } }),
      },
    },
    'adminPayouts.list': {
      answers: finance(200),
      bound: page(640),
    },
    'adminPayouts.file': {
      answers: finance(200),
      bound: stream,
    },
    'adminMoney.overview': {
      answers: finance(200),
    },
    'adminMoney.orders': {
      answers: finance(200),
      bound: page(640),
    },
    'adminMoney.confirmOrder': {
      answers: finance(404),
      call: { params: { id: unknownId }, body: { receivedFils: 1 } },
      bound: creditOrder,
      binds: async ({ brand }) => {
        const { id, grossFils: receivedFils } = await placedOrder(brand);
        return { params: { id }, body: { receivedFils } };
      },
    },
    'adminMoney.cancelOrder': {
      answers: finance(404),
      call: { params: { id: unknownId } },
      bound: creditOrder,
      binds: async ({ brand }) => ({ params: { id: (await placedOrder(brand)).id } }),
    },
    'adminMoney.movements': {
      answers: finance(200),
      bound: page(512),
    },
    'adminMoney.movementsCsv': {
      answers: finance(200),
      call: { query: { month: '2026-11' } },
      bound: stream,
    },
    'adminMoney.refundOffer': {
      answers: finance(404),
      call: { params: { id: unknownId } },
      bound: creditOrder,
      filled: { status: 404 },
    },
    'adminMoney.refundCard': {
      answers: finance(404),
      call: { params: { id: unknownId }, body: { credits: 1, reason: 'Moved' } },
      bound: creditOrder,
      // It was paid by transfer, as no card is taken.
      binds: async (world) => ({ ...(await paidPack(world)), meets: 'billing.not_refundable' }),
    },
    'adminMoney.refundOrder': {
      answers: finance(404),
      call: { params: { id: unknownId }, body: { credits: 1, reason: 'Moved' } },
      bound: creditOrder,
      creates: {
        table: invoices,
        next: async ({ server, brand, adminToken }) => ({
          token: adminToken,
          params: { id: await buyCredits(server, brand, 10) },
          body: { credits: 10, reason: 'The launch was moved' },
        }),
      },
      binds: paidPack,
    },
  },
});

import { packSizes } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { creditOrders } from '../../platform/database/tables/index.ts';
import { placedOrder } from '../../testing/credits.ts';
import { filledOrder } from '../../testing/filled-order.ts';
import { multiply } from '../../testing/multiply-rows.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import type { BindingWorld } from '../../testing/route-samples/binding-world.ts';
import { page, stream, whole } from '../../testing/route-samples/bounds.ts';
import { brands, owners } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const ofOrder = async ({ brand }: BindingWorld) => ({ params: { id: (await placedOrder(brand)).id } });

export const samples = samplesOf({
  async fill({ db, brandId, userId }) {
    const [order] = await db
      .insert(creditOrders)
      .values({ ...filledOrder(), brandId, orderedBy: userId, credits: 1, payBefore: new Date() })
      .returning({ id: creditOrders.id });
    await multiply(db, 'credit_orders', sql`t.id = ${order?.id}`, { reference: sql`t.reference || o` });
  },
  routes: {
    'billing.read': {
      answers: owners(200),
      bound: whole(256),
    },
    'billing.balance': {
      answers: brands(200, { reviewer: 403 }),
    },
    'billing.statement': {
      answers: owners(200),
      bound: page(512),
    },
    'billing.statementCsv': {
      answers: owners(200),
      bound: stream,
    },
    'billing.ordersCsv': {
      answers: owners(200),
      bound: stream,
    },
    'billing.changeDetails': {
      answers: owners(200),
      call: { body: { company: 'Oasis Skin', address: '', taxNumber: '', email: '' } },
      binds: () => ({
        body: { company: 'Oasis Skin', address: 'Jumeirah 3', taxNumber: '', email: '' },
      }),
      bindsOneself: true,
    },
    'billing.changeWarning': {
      answers: owners(200),
      call: { body: { warningLevel: 5 } },
    },
    'billing.order': {
      answers: owners(404),
      call: { body: { credits: 10 } },
      creates: {
        table: creditOrders,
        next: ({ brand }, number) => ({
          token: brand.token,
          body: { credits: packSizes[number % packSizes.length], isAnother: true },
        }),
      },
      binds: () => ({ body: { credits: 10, isAnother: true } }),
      bindsOneself: true,
    },
    'billing.readOrder': {
      answers: owners(404),
      call: { params: { id: unknownId } },
    },
    'billing.cancelOrder': {
      answers: owners(404),
      call: { params: { id: unknownId } },
      binds: ofOrder,
    },
  },
});

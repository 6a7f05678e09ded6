import { sql } from 'drizzle-orm';
import { subscriptionOrders } from '../../platform/database/tables/index.ts';
import { filledOrder } from '../../testing/filled-order.ts';
import { multiply } from '../../testing/multiply-rows.ts';
import { creators } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

export const samples = samplesOf({
  async fill({ db, creatorId }) {
    const [month] = await db
      .insert(subscriptionOrders)
      .values({ ...filledOrder(), creatorId, status: 'PAID', paidAt: new Date() })
      .returning({ id: subscriptionOrders.id });
    await multiply(db, 'subscription_orders', sql`t.id = ${month?.id}`, { reference: sql`t.reference || o` });
  },
  routes: {
    'subscription.read': {
      answers: creators(404),
    },
    'subscription.order': {
      answers: creators(404),
      binds: () => ({}),
      bindsOneself: true,
    },
    'subscription.checkout': {
      answers: creators(404),
      binds: () => ({ meets: 'payments.off' }),
      bindsOneself: true,
    },
    'subscription.portal': {
      answers: creators(404),
      binds: () => ({ meets: 'payments.off' }),
      bindsOneself: true,
    },
    'subscription.renewal': {
      answers: creators(404),
      call: { body: { isEnding: false } },
      binds: () => ({ body: { isEnding: false } }),
      bindsOneself: true,
    },
    'subscription.pause': {
      answers: creators(404),
      call: { body: { isPaused: false } },
      binds: () => ({ body: { isPaused: true }, meets: 'subscription.no_card' }),
      bindsOneself: true,
    },
  },
});

/** Months of creators' subscriptions that wait for their transfers, confirmed by the operator (rules/subscription#months). */
import { type AdminSubscriptionOrder, AppError, api } from '@briefcast/contract';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { confirmMonth } from '../subscriptions/pay-month.ts';
import { presentOrder } from '../subscriptions/subscription-rows.ts';
import { recordAudit } from './audit.ts';

const mostShown = 100;

async function readMonths(db: Reader, where: SQL): Promise<AdminSubscriptionOrder[]> {
  const orders = await db
    .select()
    .from(subscriptionOrders)
    .where(where)
    .orderBy(asc(subscriptionOrders.createdAt))
    .limit(mostShown);
  return orders.map((order) => ({
    ...presentOrder(order),
    creator: { id: order.creatorId, name: order.buyer.company },
  }));
}

function confirm(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>,
  admin: AdminActor,
  id: string,
): Promise<AdminSubscriptionOrder> {
  return deps.db.transaction(async (tx) => {
    const isNew = await confirmMonth(deps, tx, id);
    const [order] = await readMonths(tx, eq(subscriptionOrders.id, id));
    if (!order) throw new AppError('billing.order_not_found');
    if (isNew)
      await recordAudit(deps, tx, {
        by: admin,
        action: 'order.confirm',
        subject: `${order.reference} (${order.creator.name})`,
        before: { status: 'AWAITING' },
        after: { status: order.status },
      });
    return order;
  });
}

export function subscriptionOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminSubscriptions } = api;
  serve(app, deps, adminSubscriptions.awaiting, async () => ({
    orders: await readMonths(deps.db, eq(subscriptionOrders.status, 'AWAITING')),
  }));
  serve(app, deps, adminSubscriptions.confirm, async ({ actor, params }) => ({
    order: await confirm(deps, actor, params.id),
  }));
}

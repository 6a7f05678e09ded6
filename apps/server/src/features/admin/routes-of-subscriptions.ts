/**
 * Months of creators' subscriptions that are paid by transfer, confirmed by the operator
 * (rules/subscriptions#months).
 */
import {
  type AdminSubscriptionOrder,
  AppError,
  api,
  type MonthRefunded,
  monthsPerPage,
  type PageQuery,
  type PaidMonthPage,
} from '@briefcast/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { confirmMonth } from '../subscriptions/pay-month.ts';
import { refundMonth } from '../subscriptions/refund-month.ts';
import { presentOrder, type SubscriptionOrderRow } from '../subscriptions/subscription-rows.ts';
import { recordAudit } from './audit.ts';

const mostShown = 100;

async function readMonths(db: Reader, where: SQL): Promise<AdminSubscriptionOrder[]> {
  const orders = await db
    .select()
    .from(subscriptionOrders)
    .where(where)
    .orderBy(asc(subscriptionOrders.createdAt))
    .limit(mostShown);
  return orders.map(presentMonth);
}

const presentMonth = (order: SubscriptionOrderRow): AdminSubscriptionOrder => ({
  ...presentOrder(order),
  creator: { id: order.creatorId, name: order.buyer.company },
  ...(order.refundedAt ? { refundedAt: order.refundedAt.toISOString() } : {}),
});

const paidMonths = prepared((db) =>
  db
    .select()
    .from(subscriptionOrders)
    .where(
      and(
        eq(subscriptionOrders.status, 'PAID'),
        isBehindCursor(subscriptionOrders.createdAt, subscriptionOrders.id),
      ),
    )
    .orderBy(desc(subscriptionOrders.createdAt), desc(subscriptionOrders.id))
    .limit(sql.placeholder('limit'))
    .prepare('admin_paid_months'),
);

/** A page of paid months, newest first, or the one with a reference. Throws request.invalid for a bad cursor. */
async function readPaidMonths(
  db: Reader,
  { reference, ...query }: PageQuery & { reference?: string | undefined },
): Promise<PaidMonthPage> {
  if (reference !== undefined) {
    const ofReference = eq(subscriptionOrders.reference, reference);
    const isPaid = eq(subscriptionOrders.status, 'PAID');
    const [order] = await db.select().from(subscriptionOrders).where(and(ofReference, isPaid));
    return { orders: order ? [presentMonth(order)] : [], nextCursor: null };
  }
  const page = pageValues(query, monthsPerPage);
  const { rows, nextCursor } = pageOf(await paidMonths(db).execute(page), page);
  return { orders: rows.map(presentMonth), nextCursor };
}

/** Refunds a month, and records it with its reason once it is requested; only once, however often it is called. */
async function refund(deps: Deps, admin: AdminActor, id: string, reason: string): Promise<MonthRefunded> {
  const [before] = await readMonths(deps.db, eq(subscriptionOrders.id, id));
  const creditNote = await refundMonth(deps, id, reason);
  return deps.db.transaction(async (tx) => {
    const [order] = await readMonths(tx, eq(subscriptionOrders.id, id));
    if (!order) throw new AppError('billing.order_not_found');
    if (before?.refundedAt === undefined)
      await recordAudit(deps, tx, {
        by: admin,
        action: 'month.refund',
        subject: `${order.reference} (${order.creator.name})`,
        about: [order.creator.id],
        before: null,
        after: { reason, creditNote },
      });
    return { order, creditNote };
  });
}

function confirm(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>,
  admin: AdminActor,
  id: string,
  arrived: { receivedOn?: string | undefined; bankReference?: string | undefined } = {},
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
        about: [order.creator.id],
        before: { status: 'AWAITING' },
        after: { status: order.status, ...arrived },
      });
    return order;
  });
}

export function subscriptionOrdersRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminSubscriptions } = api;
  serve(app, deps, adminSubscriptions.awaiting, async () => ({
    orders: await readMonths(deps.db, eq(subscriptionOrders.status, 'AWAITING')),
  }));
  serve(app, deps, adminSubscriptions.paid, ({ query }) => readPaidMonths(deps.db, query));
  serve(app, deps, adminSubscriptions.refund, ({ actor, params, body }) =>
    refund(deps, actor, params.id, body.reason),
  );
  serve(app, deps, adminSubscriptions.confirm, async ({ actor, params, body }) => ({
    order: await confirm(deps, actor, params.id, body),
  }));
}

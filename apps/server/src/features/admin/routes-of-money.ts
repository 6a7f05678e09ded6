/**
 * The operator's money: orders that wait for payment are confirmed, cancelled and refunded, each in the audit
 * trail, and the ledger of all brands is read (rules/credits).
 */

import {
  type AdminOrder,
  type AuditAction,
  api,
  type CardRefundMade,
  type NewRefund,
  type OrderPayment,
  type RefundMade,
} from '@briefcast/contract';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { cancelOrder, markOrderPaid } from '../credits/close-order.ts';
import { readAdminOrder, readAdminOrders, readMoneyOverview } from '../credits/read-admin-orders.ts';
import { readMovements } from '../credits/read-movements.ts';
import { readRefundOffer, refundOrder } from '../credits/refund-order.ts';
import { refundCard } from '../payments/refund-card.ts';
import { takeDiffering } from '../payments/settle-payment.ts';
import { recordAudit } from './audit.ts';
import { sendMovementsFile } from './movements-file.ts';
import { readEndingThisYear, readMonthOfMoney } from './read-month-of-money.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

const statusOf = ({ status, receivedFils, note, receivedOn, bankReference }: AdminOrder) => ({
  ...{ status, receivedFils, note },
  ...(receivedOn ? { receivedOn } : {}),
  ...(bankReference ? { bankReference } : {}),
});

const subjectOf = ({ reference, brand, buyer }: AdminOrder) =>
  `${reference} (${brand?.companyName ?? buyer.company})`;

/** Applies `change` to an order, which returns whether anything changed, and records that. */
function changeOrder(
  deps: MoneyDeps,
  admin: AdminActor,
  { id, action }: { id: string; action: AuditAction },
  change: (tx: Tx) => Promise<boolean>,
): Promise<AdminOrder> {
  return deps.db.transaction(async (tx) => {
    const before = await readAdminOrder(tx, id);
    const isNew = await change(tx);
    const after = await readAdminOrder(tx, id);
    if (isNew)
      await recordAudit(deps, tx, {
        by: admin,
        action,
        subject: subjectOf(after),
        about: [after.brand?.id ?? null],
        before: statusOf(before),
        after: statusOf(after),
      });
    return after;
  });
}

const confirmOrder = (
  deps: MoneyDeps,
  admin: AdminActor,
  id: string,
  { receivedFils, note = '', receivedOn, bankReference, paymentId }: OrderPayment,
) =>
  changeOrder(deps, admin, { id, action: 'order.confirm' }, (tx) =>
    paymentId
      ? takeDiffering(deps, tx, id, { paymentId, note })
      : markOrderPaid(deps, tx, id, {
          source: 'TRANSFER',
          ...{ receivedFils, note, receivedOn, bankReference },
          actor: 'ADMIN',
        }),
  );

/** Takes back the unspent part of a paid order, and records that with its reason. */
async function refund(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  admin: AdminActor,
  id: string,
  wanted: NewRefund,
): Promise<RefundMade> {
  const creditNote = await refundOrder(deps, tx, id, wanted);
  const order = await readAdminOrder(tx, id);
  const subject = subjectOf(order);
  const after = { ...wanted, creditNote };
  await recordAudit(deps, tx, {
    by: admin,
    action: 'order.refund',
    subject,
    about: [order.brand?.id ?? null],
    before: null,
    after,
  });
  return { order, creditNote };
}

/** Refunds the unspent part of a paid order by card, and records that with its reason once it is requested. */
async function refundByCard(
  deps: Deps,
  admin: AdminActor,
  id: string,
  wanted: NewRefund,
): Promise<CardRefundMade> {
  const creditNote = await refundCard(deps, id, wanted);
  return deps.db.transaction(async (tx) => {
    const order = await readAdminOrder(tx, id);
    await recordAudit(deps, tx, {
      by: admin,
      action: 'order.refund',
      subject: subjectOf(order),
      about: [order.brand?.id ?? null],
      before: null,
      after: { ...wanted, creditNote },
    });
    return { order, creditNote };
  });
}

export function moneyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const { adminMoney } = api;
  serve(app, deps, adminMoney.overview, async ({ query }) => {
    const now = clock();
    const { graceDays } = deps.settings.now().subscription;
    const thisMonth = isoMarketDay(now).slice(0, 7);
    const sold = await readMonthOfMoney(db, query.month ?? thisMonth, { now, graceDays });
    const soldNow =
      sold.month === thisMonth ? sold : await readMonthOfMoney(db, thisMonth, { now, graceDays });
    return {
      ...(await readMoneyOverview(db)),
      soldThisMonth: soldNow.packs,
      endingThisYear: await readEndingThisYear(db, now),
      sold,
    };
  });
  serve(app, deps, adminMoney.orders, ({ query }) => readAdminOrders(db, query));
  serve(app, deps, adminMoney.confirmOrder, async ({ actor, params, body }) => ({
    order: await confirmOrder(deps, actor, params.id, body),
  }));
  serve(app, deps, adminMoney.cancelOrder, async ({ actor, params }) => ({
    order: await changeOrder(deps, actor, { id: params.id, action: 'order.cancel' }, (tx) =>
      cancelOrder(deps, tx, params.id, { kind: 'ADMIN', userId: null }),
    ),
  }));
  serve(app, deps, adminMoney.movements, ({ query }) => readMovements(db, query));
  serve(app, deps, adminMoney.movementsCsv, (call) => sendMovementsFile(deps, call));
  serve(app, deps, adminMoney.refundOffer, ({ params }) =>
    db.transaction((tx) => readRefundOffer(tx, params.id)),
  );
  serve(app, deps, adminMoney.refundCard, ({ actor, params, body }) =>
    refundByCard(deps, actor, params.id, body),
  );
  serveCreating(app, deps, adminMoney.refundOrder, {
    create: (txDeps, tx, { actor, params, body }) => refund(txDeps, tx, actor, params.id, body),
  });
}

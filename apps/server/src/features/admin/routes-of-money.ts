/** The operator's money: orders that wait for it, confirmed or cancelled, each in the audit trail (rules/billing#orders). */
import { type AdminOrder, type AuditAction, api, type OrderPayment } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { cancelOrder, markOrderPaid } from '../billing/close-order.ts';
import { readAdminOrder, readAdminOrders, readMoneyOverview } from '../billing/read-admin-orders.ts';
import { recordAudit } from './audit.ts';

type MoneyDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

const statusOf = ({ status, receivedFils, note }: AdminOrder) => ({ status, receivedFils, note });

/** Changes an order by `change`, which says whether anything did, and records that. */
function changeOrder(
  deps: MoneyDeps,
  admin: AdminActor,
  { id, action }: { id: string; action: AuditAction },
  change: (tx: Parameters<Parameters<Deps['db']['transaction']>[0]>[0]) => Promise<boolean>,
): Promise<AdminOrder> {
  return deps.db.transaction(async (tx) => {
    const before = await readAdminOrder(tx, id);
    const isNew = await change(tx);
    const after = await readAdminOrder(tx, id);
    const subject = `${after.reference} (${after.brand?.companyName ?? after.buyer.company})`;
    if (isNew)
      await recordAudit(deps, tx, {
        by: admin,
        action,
        subject,
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
  { receivedFils, note = '' }: OrderPayment,
) =>
  changeOrder(deps, admin, { id, action: 'order.confirm' }, (tx) =>
    markOrderPaid(deps, tx, id, { source: 'TRANSFER', receivedFils, note, actor: 'ADMIN' }),
  );

export function moneyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const { adminMoney } = api;
  serve(app, deps, adminMoney.overview, () => readMoneyOverview(db, clock()));
  serve(app, deps, adminMoney.orders, ({ query }) => readAdminOrders(db, query));
  serve(app, deps, adminMoney.confirmOrder, async ({ actor, params, body }) => ({
    order: await confirmOrder(deps, actor, params.id, body),
  }));
  serve(app, deps, adminMoney.cancelOrder, async ({ actor, params }) => ({
    order: await changeOrder(deps, actor, { id: params.id, action: 'order.cancel' }, (tx) =>
      cancelOrder(deps, tx, params.id, { kind: 'ADMIN', userId: null }),
    ),
  }));
}

/**
 * Billing: a brand's credits, its statement, and the orders of packs. Only owners see it; members who may
 * send briefs see how many credits there are. Expiring packs are checked every hour (rules/credits).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { chooseDetails, chooseWarning } from './billing-choices.ts';
import { sendOrdersFile, sendStatementFile } from './billing-files.ts';
import { cancelOrder } from './close-order.ts';
import { presentOrder, readOrder } from './order-rows.ts';
import { placeOrder } from './place-order.ts';
import { readBalance, readBilling, sellerOf } from './read-billing.ts';
import { readStatement } from './read-statement.ts';

const ownerOf = (actor: UserActor) => authorizeOrganization(actor, 'billing.manage');

export function creditsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { billing } = api;
  serve(app, deps, billing.read, ({ actor }) => readBilling(deps, ownerOf(actor).brandId));
  serve(app, deps, billing.balance, ({ actor }) =>
    readBalance(deps, authorizeOrganization(actor, 'credits.read').brandId),
  );
  serve(app, deps, billing.statement, ({ actor, query }) => readStatement(db, ownerOf(actor).brandId, query));
  serve(app, deps, billing.statementCsv, ({ actor, ...call }) =>
    sendStatementFile(deps, ownerOf(actor).brandId, call),
  );
  serve(app, deps, billing.ordersCsv, ({ actor, ...call }) =>
    sendOrdersFile(deps, ownerOf(actor).brandId, call),
  );
  serve(app, deps, billing.changeDetails, async ({ actor, body }) => ({
    details: await chooseDetails(deps, ownerOf(actor), body),
  }));
  serve(app, deps, billing.changeWarning, async ({ actor, body }) => ({
    balance: await chooseWarning(deps, ownerOf(actor), body.warningLevel),
  }));
  serveCreating(app, deps, billing.order, {
    create: async (txDeps, tx, { actor, body }) => ({ order: await placeOrder(txDeps, tx, actor, body) }),
  });
  serve(app, deps, billing.readOrder, async ({ actor, params }) => ({
    order: presentOrder(await readOrder(db, ownerOf(actor).brandId, params.id)),
    seller: sellerOf(deps.settings.now()),
    takesCards: deps.payments !== null,
  }));
  serve(app, deps, billing.cancelOrder, async ({ actor, params }) => {
    const { brandId } = ownerOf(actor);
    await db.transaction(async (tx) => {
      await readOrder(tx, brandId, params.id);
      await cancelOrder(deps, tx, params.id, { kind: 'BRAND', userId: actor.userId });
    });
    return { order: presentOrder(await readOrder(db, brandId, params.id)) };
  });
}

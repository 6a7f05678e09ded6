/** Goodwill credits for brands, each step in the audit trail (rules/credits#goodwill). */
import { type AuditAction, api, type CreditGrant } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { askGrant, decideGrant, readGoodwill, readWaiting } from '../credits/grants.ts';
import { recordAudit } from './audit.ts';

const actions: Record<CreditGrant['state'], AuditAction> = {
  WAITING: 'credits.ask',
  GIVEN: 'credits.give',
  DECLINED: 'credits.decline',
};

async function record(
  deps: Parameters<typeof recordAudit>[0],
  tx: Tx,
  by: AdminActor,
  grant: CreditGrant,
): Promise<{ grant: CreditGrant }> {
  const { brand, credits, reason, state, askedBy } = grant;
  await recordAudit(deps, tx, {
    by,
    action: actions[state],
    subject: `${brand.companyName} (${brand.id})`,
    after: { credits, reason, ...(askedBy === by.name ? {} : { askedBy }) },
  });
  return { grant };
}

export function creditGrantRoutes(app: FastifyInstance, deps: Deps): void {
  const { creditGrants } = api;
  serve(app, deps, creditGrants.ofBrand, async ({ actor, params }) => ({
    goodwill: await readGoodwill(deps, actor, params.id),
  }));
  serve(app, deps, creditGrants.waiting, async ({ actor }) => ({
    grants: await readWaiting(deps.db, actor),
  }));
  serveCreating(app, deps, creditGrants.give, {
    create: async (txDeps, tx, { actor, params, body }) =>
      record(txDeps, tx, actor, await askGrant(txDeps, tx, actor, { ...body, brandId: params.id })),
  });
  serve(app, deps, creditGrants.decide, ({ actor, params, body }) =>
    deps.db.transaction(async (tx) =>
      record(deps, tx, actor, await decideGrant(deps, tx, actor, { ...body, id: params.id })),
    ),
  );
}

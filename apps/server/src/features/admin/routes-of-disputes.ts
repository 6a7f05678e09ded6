/** Cases about late payments, every decision in the audit trail (rules/disputes#decision). */
import { api, type Currency, type DisputeDecision } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { decideDispute } from '../disputes/decide-dispute.ts';
import { readAllDisputes } from '../disputes/read-all-disputes.ts';
import { readEvidence } from '../disputes/read-evidence.ts';
import { recordAudit } from './audit.ts';

/** An amount as lines of the trail hold it: by the name that says its currency. */
const owedIn = (currency: Currency, cents: number) =>
  currency === 'AED' ? { amountFils: cents } : { amountCents: cents };

async function decide(
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>,
  admin: AdminActor,
  id: string,
  decision: DisputeDecision,
) {
  await deps.db.transaction(async (tx) => {
    const decided = await decideDispute(deps, tx, { id, decision, by: admin.name });
    const { title, dealId, brandId, creatorId, currency, owedCents, leftCents } = decided;
    await recordAudit(deps, tx, {
      by: admin,
      action: 'dispute.decide',
      subject: `${title} (${dealId})`,
      about: [brandId, creatorId],
      before: { owed: owedIn(currency, owedCents) },
      after: { owed: owedIn(currency, leftCents), outcome: decision.outcome, text: decision.text },
    });
  });
  return { message: m.admin_case_decided() };
}

export function adminDisputesRoutes(app: FastifyInstance, deps: Deps): void {
  const { adminDisputes } = api;
  serve(app, deps, adminDisputes.list, ({ query }) => readAllDisputes(deps.db, query));
  serve(app, deps, adminDisputes.read, async ({ params }) => ({
    dispute: await readEvidence(deps, params.id),
  }));
  serve(app, deps, adminDisputes.decide, ({ actor, params, body }) => decide(deps, actor, params.id, body));
}

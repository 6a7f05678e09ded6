/**
 * Runs: a brand pays several creators at once from its bank. Here stand which payouts it put together, who took the files
 * for the bank, and that the run was paid or given up; what follows of each payment is the payout's own (rules/payouts#runs).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { createRun } from './create-run.ts';
import { discardRun } from './discard-run.ts';
import { markRunPaid } from './mark-run-paid.ts';
import { readPayees } from './read-payees.ts';
import { readRuns } from './read-runs.ts';

export function payoutRunsRoutes(app: FastifyInstance, deps: Deps): void {
  const { payoutRuns } = api;
  serve(app, deps, payoutRuns.list, ({ actor, query }) => readRuns(deps, actor, query));
  serveCreating(app, deps, payoutRuns.create, {
    create: async (txDeps, tx, { actor, body }) => ({ run: await createRun(txDeps, tx, actor, body) }),
  });
  serve(app, deps, payoutRuns.payees, ({ actor, params, body }) =>
    readPayees(deps, actor, params.runId, body.kind),
  );
  serve(app, deps, payoutRuns.discard, async ({ actor, params }) => ({
    run: await discardRun(deps, actor, params.runId),
  }));
  serve(app, deps, payoutRuns.markPaid, async ({ actor, params, body }) => ({
    run: await markRunPaid(deps, actor, params.runId, body),
  }));
}

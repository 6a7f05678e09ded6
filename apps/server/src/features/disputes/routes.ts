/**
 * Payments that are late: a creator's formal letter to the brand, and the case that the market decides once both sides were
 * heard. Letters and statements are read by the two sides of the deal and by the admin (rules/disputes).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { addStatement, openDispute, withdrawDispute } from './open-dispute.ts';
import { readDispute } from './read-dispute.ts';
import { previewLetter, sendLetter } from './send-letter.ts';

export function disputesRoutes(app: FastifyInstance, deps: Deps): void {
  const { disputes } = api;
  serve(app, deps, disputes.sendLetter, async ({ actor, params }) => ({
    letter: await sendLetter(deps, actor, params.dealId),
  }));
  serve(app, deps, disputes.previewLetter, async ({ actor, params }) => ({
    letter: await previewLetter(deps, actor, params.dealId),
  }));
  serve(app, deps, disputes.read, async ({ actor, params }) => ({
    dispute: await readDispute(deps.db, actor, params.dealId),
  }));
  serve(app, deps, disputes.open, async ({ actor, params, body }) => ({
    dispute: await openDispute(deps, actor, params.dealId, body.text),
  }));
  serveCreating(app, deps, disputes.state, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      dispute: await addStatement(txDeps, tx, actor, params.dealId, body.text),
    }),
  });
  serve(app, deps, disputes.withdraw, async ({ actor, params }) => ({
    dispute: await withdrawDispute(deps, actor, params.dealId),
  }));
}

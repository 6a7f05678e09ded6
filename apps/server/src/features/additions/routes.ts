/**
 * Additions: more work in a running deal, for a price that both sides agree on. Members who may bind their
 * side propose and answer, under the lock of the deal; an accepted addition is owed with its price
 * (rules/additions).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { answerAddition } from './answer-addition.ts';
import { proposeAddition } from './propose-addition.ts';

export function additionsRoutes(app: FastifyInstance, deps: Deps): void {
  serveCreating(app, deps, api.additions.propose, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      addition: await proposeAddition(txDeps, tx, actor, params.dealId, body),
    }),
  });
  serve(app, deps, api.additions.answer, async ({ actor, params, body }) => ({
    addition: await answerAddition(deps, actor, params, body.answer),
  }));
}

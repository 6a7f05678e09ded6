/**
 * Renewals of rights that end: one side offers more time for a price, the other accepts, and then the right runs longer,
 * the price is owed, and the creator's invoice for it is issued, all in one transaction (rules/rights#renewals).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { answerRenewal } from './answer-renewal.ts';
import { offerRenewal } from './offer-renewal.ts';
import { readRenewalsOfDeal } from './read-renewals-of-deal.ts';

export function renewalsRoutes(app: FastifyInstance, deps: Deps): void {
  const { renewals } = api;
  serve(app, deps, renewals.ofDeal, ({ actor, params }) => readRenewalsOfDeal(deps, actor, params.dealId));
  serveCreating(app, deps, renewals.offer, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      renewal: await offerRenewal(txDeps, tx, actor, params.dealId, body),
    }),
  });
  serve(app, deps, renewals.answer, async ({ actor, params, body }) => ({
    renewal: await answerRenewal(deps, actor, params, body.answer),
  }));
}

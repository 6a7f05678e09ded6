/**
 * Publications: posts that came of a deal, and their numbers. Each side states its own under the lock of the deal and answers
 * those of the other; a campaign reads those of its deals (rules/publications).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { correctPublication, statePublication, withdrawPublication } from './change-publications.ts';
import { answerResult, stateResult } from './change-results.ts';
import { importNumbers } from './import-numbers.ts';
import { readOfCampaign } from './read-of-campaign.ts';
import { readPublications } from './read-publications.ts';
import { readShownResults, showResult } from './show-results.ts';

export function publicationsRoutes(app: FastifyInstance, deps: Deps): void {
  const { publications } = api;
  serve(app, deps, publications.ofDeal, async ({ actor, params }) => ({
    publications: await readPublications(deps, actor, params.dealId),
  }));
  serve(app, deps, publications.ofCampaign, ({ actor, params }) =>
    readOfCampaign(deps.db, authorizeOrganization(actor, 'campaign.read'), params.campaignId),
  );
  serveCreating(app, deps, publications.state, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      publication: await statePublication(txDeps, tx, actor, params.dealId, body),
    }),
  });
  serve(app, deps, publications.correct, async ({ actor, params, body }) => ({
    publications: await correctPublication(deps, actor, params, body),
  }));
  serve(app, deps, publications.withdraw, async ({ actor, params }) => ({
    publications: await withdrawPublication(deps, actor, params),
  }));
  serveCreating(app, deps, publications.stateNumbers, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      publication: await stateResult(txDeps, tx, actor, params, body),
    }),
  });
  serve(app, deps, publications.show, async ({ actor, params, body }) => ({
    publication: await showResult(deps, actor, params, body.isShown),
  }));
  serve(app, deps, publications.ofCreator, async ({ params }) => ({
    results: await readShownResults(deps.db, params.id),
  }));
  serve(app, deps, publications.importNumbers, ({ actor, params, body }) =>
    importNumbers(deps, actor, params.campaignId, body),
  );
  serve(app, deps, publications.answerNumbers, async ({ actor, params, body }) => ({
    publication: await answerResult(deps, actor, params, body),
  }));
}

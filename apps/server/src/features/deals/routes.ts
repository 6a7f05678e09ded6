/**
 * Deals: briefs that brands send and what becomes of them. The state machine is the contract's table; every
 * change of one deal happens under its row's lock, and only its two parties know that it exists (rules/deals).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { answerProposal } from './answer-proposal.ts';
import { changeStatus } from './change-status.ts';
import { createDeal } from './create-deal.ts';
import { createDeals } from './create-deals.ts';
import { markBriefItems } from './mark-brief-items.ts';
import { propose } from './propose.ts';
import { readDeal } from './read-deal.ts';
import { readDeals } from './read-deals.ts';
import { readBrandStats, readCreatorStats } from './read-stats.ts';
import { createTemplate, readTemplates, removeTemplate } from './templates.ts';

export function dealsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serveCreating(app, deps, api.deals.create, {
    create: async (txDeps, tx, { actor, body }) => ({ deal: await createDeal(txDeps, tx, actor, body) }),
  });
  serveCreating(app, deps, api.deals.createSeveral, {
    create: async (txDeps, tx, { actor, body }) => ({ deals: await createDeals(txDeps, tx, actor, body) }),
  });
  serve(app, deps, api.briefTemplates.list, async ({ actor }) => ({
    templates: await readTemplates(db, actor),
  }));
  serveCreating(app, deps, api.briefTemplates.create, {
    create: async (txDeps, tx, { actor, body }) => ({
      template: await createTemplate(txDeps, tx, actor, body),
    }),
  });
  serve(app, deps, api.briefTemplates.remove, ({ actor, params }) => removeTemplate(deps, actor, params.id));
  serve(app, deps, api.deals.brandDeals, ({ actor, query }) => readDeals(db, actor, query));
  serve(app, deps, api.deals.brandStats, ({ actor }) => readBrandStats(deps, actor.brandId));
  serve(app, deps, api.deals.creatorDeals, ({ actor, query }) => readDeals(db, actor, query));
  serve(app, deps, api.deals.creatorStats, ({ actor }) => readCreatorStats(deps, actor.userId));
  serve(app, deps, api.deals.read, async ({ actor, params }) => ({
    deal: await readDeal(deps, actor, params.id),
  }));
  serve(app, deps, api.deals.changeStatus, async ({ actor, params, body }) => ({
    deal: await changeStatus(deps, actor, params.id, body),
  }));
  serveCreating(app, deps, api.deals.propose, {
    create: async (txDeps, tx, { actor, params, body }) => ({
      proposal: await propose(txDeps, tx, actor, params.id, body),
    }),
  });
  serve(app, deps, api.deals.answerProposal, ({ actor, params, body }) =>
    answerProposal(deps, actor, params.id, params.proposalId, body),
  );
  serve(app, deps, api.deals.markBriefItems, async ({ actor, params, body }) => ({
    items: await markBriefItems(deps, actor, params.id, body),
  }));
}

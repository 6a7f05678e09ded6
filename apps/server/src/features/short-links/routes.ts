/**
 * Short links: the brand gives a deal a link and a code, both sides read its clicks, and everybody follows it
 * (rules/short-links).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { findDeal } from '../deals/access.ts';
import { changeLink, fillCampaign } from './change-links.ts';
import { followLinks } from './follow-links.ts';
import { linkOf, linksOfCampaign } from './read-links.ts';

export function shortLinksRoutes(app: FastifyInstance, deps: Deps): void {
  const { shortLinks } = api;
  serve(app, deps, shortLinks.ofDeal, async ({ actor, params }) => {
    const { id } = await findDeal(deps.db, actor, params.dealId);
    return { link: await linkOf(deps.db, id, deps.clock()) };
  });
  serve(app, deps, shortLinks.change, async ({ actor, params, body }) => ({
    link: await changeLink(deps, actor, params.dealId, body),
  }));
  serve(app, deps, shortLinks.ofCampaign, ({ actor, params }) =>
    linksOfCampaign(deps.db, authorizeOrganization(actor, 'campaign.read'), params.campaignId, deps.clock()),
  );
  serve(app, deps, shortLinks.fillCampaign, ({ actor, params, body }) =>
    fillCampaign(deps, actor, params.campaignId, body),
  );
  followLinks(app, deps);
}

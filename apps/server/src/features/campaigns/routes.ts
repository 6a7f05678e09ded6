/**
 * Campaigns: deals of a brand with one goal, side by side. They belong to the organisation; creators never learn of
 * them (rules/campaigns).
 */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { moveDeals } from '../deals/campaign-of-deals.ts';
import { remindUnanswered } from '../deals/remind-unanswered.ts';
import { calendarHeaders } from '../rights/calendar-text.ts';
import { addCampaign, archiveCampaign, changeCampaign } from './change-campaigns.ts';
import { dropProjectCalendar, readProjectCalendar, renewProjectCalendar } from './project-calendars.ts';
import { readCampaign, readCampaigns } from './read-campaigns.ts';
import { writeProjectCalendar } from './write-project-calendar.ts';

export function campaignsRoutes(app: FastifyInstance, deps: Deps): void {
  const { campaigns } = api;
  serve(app, deps, campaigns.list, ({ actor, query }) => readCampaigns(deps.db, actor, query));
  serve(app, deps, campaigns.read, async ({ actor, params }) => ({
    campaign: await readCampaign(deps.db, authorizeOrganization(actor, 'campaign.read'), params.id),
  }));
  serveCreating(app, deps, campaigns.add, {
    create: async (txDeps, tx, { actor, body }) => ({ id: await addCampaign(txDeps, tx, actor, body) }),
  });
  serve(app, deps, campaigns.change, async ({ actor, params, body }) => {
    await changeCampaign(deps, actor, params.id, body);
    return {};
  });
  serve(app, deps, campaigns.archive, async ({ actor, params, body }) => {
    await archiveCampaign(deps, actor, params.id, body.isArchived);
    return {};
  });
  serve(app, deps, campaigns.remind, async ({ actor, params }) => ({
    reminded: await remindUnanswered(deps, actor, params.id),
  }));
  serve(app, deps, campaigns.moveDeals, async ({ actor, body }) => {
    await moveDeals(deps, actor, body);
    return {};
  });
  serve(app, deps, campaigns.readCalendar, async ({ actor, query }) => ({
    calendarUrl: await readProjectCalendar(deps, actor, query),
  }));
  serve(app, deps, campaigns.renewCalendar, async ({ actor, query }) => ({
    calendarUrl: await renewProjectCalendar(deps, actor, query),
  }));
  serve(app, deps, campaigns.dropCalendar, async ({ actor, query }) => {
    await dropProjectCalendar(deps, actor, query);
    return {};
  });
  serve(app, deps, campaigns.calendar, async ({ query, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .headers(calendarHeaders)
      .send(await writeProjectCalendar(deps, query.token)),
  );
}

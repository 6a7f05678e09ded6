/** Reports, and own letters of the market (rules/moderation#reports, rules/moderation#letters). */
import { api } from '@briefcast/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { readOwnLetters } from './letters.ts';
import { reportApplication, reportCasting, reportInDeal, reportProfile } from './make-report.ts';

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, api.reports.profile, async ({ actor, params, body }) => {
    await reportProfile(deps, actor, params.id, body);
    return {};
  });
  serve(app, deps, api.reports.inDeal, async ({ actor, body }) => {
    await reportInDeal(deps, actor, body);
    return {};
  });
  serve(app, deps, api.reports.casting, async ({ actor, params, body }) => {
    await reportCasting(deps, actor, params.id, body);
    return {};
  });
  serve(app, deps, api.reports.application, async ({ actor, params, body }) => {
    await reportApplication(deps, actor, params, body);
    return {};
  });
  serve(app, deps, api.letters.own, async ({ actor }) => ({
    letters: await readOwnLetters(deps.db, actor),
  }));
}

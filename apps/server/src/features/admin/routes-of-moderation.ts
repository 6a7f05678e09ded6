/** The admin's queue: profiles that wait, and reports, every decision in the audit trail (rules/moderation). */
import { api } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serve, serveCreating } from '../../platform/http/serve.ts';
import { decideProfile } from './decide-profile.ts';
import { endReport, warnReported } from './end-report.ts';
import { readAdminReport, readAdminReview, readModerationQueue } from './read-moderation.ts';

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  const { moderation } = api;
  serve(app, deps, moderation.queue, ({ query }) => readModerationQueue(deps, query.part ?? 'WAITING'));
  serve(app, deps, moderation.review, async ({ params }) => ({
    review: await readAdminReview(deps, params.id),
  }));
  serve(app, deps, moderation.decide, async ({ actor, params, body }) => {
    await decideProfile(deps, actor, params.id, body);
    const isApproved = body.verdict === 'APPROVE';
    return { message: isApproved ? m.moderation_answer_approved() : m.moderation_answer_sent_back() };
  });
  serve(app, deps, moderation.report, async ({ actor, params }) => ({
    report: await readAdminReport(deps, actor, params.id),
  }));
  serve(app, deps, moderation.closeReport, ({ actor, params, body }) =>
    endReport(deps, actor, params.id, body),
  );
  serveCreating(app, deps, moderation.warn, {
    create: (_, tx, { actor, params, body }) =>
      warnReported(deps, tx, actor, { id: params.id, reason: body.reason }),
  });
}

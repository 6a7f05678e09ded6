/** The admin's queue: profiles that wait, and reports, every decision in the audit trail (rules/moderation). */
import { api, type ReportClosing } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { FastifyInstance } from 'fastify';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { closeReport } from '../moderation/close-report.ts';
import { recordAudit } from './audit.ts';
import { decideProfile } from './decide-profile.ts';
import { readAdminReport, readAdminReview, readModerationQueue } from './read-moderation.ts';

type ModerationDeps = Pick<Deps, 'db' | 'clock' | 'facts'>;

async function close(deps: ModerationDeps, admin: AdminActor, id: string, closing: ReportClosing) {
  await deps.db.transaction(async (tx) => {
    const { subject, kept } = await closeReport(deps, tx, { id, closing, by: admin.name });
    await recordAudit(deps, tx, {
      by: admin,
      action: 'report.close',
      // A file is named by its own name, a message by its deal, an application by its casting, a profile by its owner.
      subject: `${[kept.author, kept.dealTitle, subject === 'FILE' ? kept.text : null].filter(Boolean).join(', ')} (${id})`,
      before: { subject, text: kept.text, ...(kept.dealTitle ? { project: kept.dealTitle } : {}) },
      after: { outcome: closing.outcome, note: closing.note || null },
    });
  });
  return { message: m.moderation_answer_closed() };
}

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
  serve(app, deps, moderation.report, async ({ params }) => ({
    report: await readAdminReport(deps.db, params.id),
  }));
  serve(app, deps, moderation.closeReport, ({ actor, params, body }) => close(deps, actor, params.id, body));
}

import { AdminMessage } from '../admin/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { AdminReport } from './admin-report.ts';
import { AdminReview } from './admin-review.ts';
import { ModerationQuery, ModerationQueue, ReportClosing, ReportWarning, ReviewVerdict } from './schemas.ts';

const byId = z.object({ id });

/** Requests for the admin's approval, and reports (rules/moderation). */
export const moderation = {
  queue: route({
    method: 'GET',
    path: '/api/admin/moderation',
    access: 'admin',
    summary: 'Profiles that wait for approval, and reports; or what was decided.',
    query: ModerationQuery,
    reply: ModerationQueue,
    limit: { perMinute: 300 },
  }),
  review: route({
    method: 'GET',
    path: '/api/admin/moderation/profiles/{id}',
    access: 'admin',
    summary: 'A profile that waits, as brands would see it.',
    params: byId,
    reply: z.object({ review: AdminReview }),
    limit: { perMinute: 300 },
    refuses: ['moderation.review_not_found'],
  }),
  decide: route({
    method: 'POST',
    path: '/api/admin/moderation/profiles/{id}/verdict',
    access: 'admin',
    summary: 'Approve a profile that waits, or send it back with reasons.',
    params: byId,
    body: ReviewVerdict,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 120 },
    refuses: [
      'creator.suspended',
      'moderation.profile_changed',
      'moderation.review_decided',
      'moderation.review_not_found',
      'profile.incomplete',
    ],
  }),
  report: route({
    method: 'GET',
    path: '/api/admin/moderation/reports/{id}',
    access: 'admin',
    summary: 'A report with its subject in its context, and what happened before.',
    params: byId,
    reply: z.object({ report: AdminReport }),
    limit: { perMinute: 300 },
    refuses: ['moderation.report_not_found'],
  }),
  closeReport: route({
    method: 'POST',
    path: '/api/admin/moderation/reports/{id}/close',
    access: 'admin',
    summary: 'Close a report: something was done about it, or there is nothing wrong.',
    params: byId,
    body: ReportClosing,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 120 },
    refuses: ['moderation.report_closed', 'moderation.report_not_found'],
  }),
  warn: route({
    method: 'POST',
    path: '/api/admin/moderation/reports/{id}/warning',
    access: 'admin',
    summary: 'Warn whom a report is about, in a letter that they read.',
    params: byId,
    body: ReportWarning,
    reply: AdminMessage,
    topLevel: true,
    status: 201,
    creates: true,
    limit: { perMinute: 30 },
    refuses: ['admin.user_not_found', 'moderation.report_not_found'],
  }),
};

import { id } from '../codecs.ts';
import { AdminMessage } from '../schemas/admin.ts';
import { AdminReview } from '../schemas/admin-review.ts';
import {
  AdminReport,
  ModerationQuery,
  ModerationQueue,
  ReportClosing,
  ReviewVerdict,
} from '../schemas/moderation.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

const byId = z.object({ id });

/** What waits for the admin's approval, and what was reported (rules/moderation). */
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
  }),
  report: route({
    method: 'GET',
    path: '/api/admin/moderation/reports/{id}',
    access: 'admin',
    summary: 'A report, with what was reported.',
    params: byId,
    reply: z.object({ report: AdminReport }),
    limit: { perMinute: 300 },
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
  }),
};

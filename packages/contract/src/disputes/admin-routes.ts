import { AdminMessage } from '../admin/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { AdminDispute, AdminDisputePage, AdminDisputesQuery, DisputeDecision } from './admin.ts';

const byId = z.object({ id });

/** Cases about late payments that creators asked the market to decide. */
export const adminDisputes = {
  list: route({
    method: 'GET',
    path: '/api/admin/disputes',
    access: 'admin',
    summary: 'All cases about late payments, open ones first, in pages.',
    query: AdminDisputesQuery,
    reply: AdminDisputePage,
    limit: { perMinute: 300 },
  }),
  read: route({
    method: 'GET',
    path: '/api/admin/disputes/{id}',
    access: 'admin',
    summary: 'A case with what both sides said, and the evidence.',
    params: byId,
    reply: z.object({ dispute: AdminDispute }),
    limit: { perMinute: 300 },
    refuses: ['dispute.not_found'],
  }),
  decide: route({
    method: 'POST',
    path: '/api/admin/disputes/{id}/decision',
    access: 'admin',
    summary: 'Decide a case: everything stays owed, a part of it, or nothing more.',
    params: byId,
    body: DisputeDecision,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 60 },
    refuses: [
      'dispute.not_found',
      'dispute.not_less',
      'dispute.not_now',
      'dispute.payment_marked',
      'dispute.rest_changed',
    ],
  }),
};

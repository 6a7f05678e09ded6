import { Comment, CommentsAfter, nextComment } from '../comments/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { MessagePage } from '../messages/schemas.ts';
import {
  AdminBrandDetails,
  AdminCreatorDetails,
  AdminDealDetails,
  AdminDealRemoval,
  AdminUserRemoval,
  TwoFactorReason,
} from './details.ts';
import { AdminMessage } from './schemas.ts';

const byId = z.object({ id });

/** Details that the admin looks at before deciding. Looking into a deal is written to the audit trail. */
export const adminDetails = {
  creator: route({
    method: 'GET',
    path: '/api/admin/creators/{id}',
    access: 'admin',
    summary: 'One creator, published or not, with portfolio, prices and deals.',
    params: byId,
    reply: z.object({ creator: AdminCreatorDetails }),
    limit: { perMinute: 300 },
    refuses: ['creator.not_found'],
  }),
  brand: route({
    method: 'GET',
    path: '/api/admin/brands/{id}',
    access: 'finance',
    summary: 'One brand with its people and deals.',
    params: byId,
    reply: z.object({ brand: AdminBrandDetails }),
    limit: { perMinute: 300 },
    refuses: ['admin.user_not_found'],
  }),
  deal: route({
    method: 'GET',
    path: '/api/admin/deals/{id}',
    access: 'admin',
    summary: 'One deal with its brief, files and last messages; the audit trail tells of it.',
    params: byId,
    reply: z.object({ deal: AdminDealDetails }),
    limit: { perMinute: 300 },
    refuses: ['deal.not_found'],
  }),
  messages: route({
    method: 'GET',
    path: '/api/admin/deals/{id}/messages',
    access: 'admin',
    summary: 'Older messages of a deal, up to the one named by `before`; the audit trail tells of it.',
    params: byId,
    query: z.object({ before: id.optional() }),
    reply: MessagePage,
    limit: { perMinute: 300 },
    refuses: ['deal.not_found'],
  }),
  comments: route({
    method: 'GET',
    path: '/api/admin/deals/{id}/comments',
    access: 'admin',
    summary: 'The comments on all files of a deal, page by page; the audit trail tells of it.',
    params: byId,
    query: CommentsAfter,
    reply: z.object({ comments: z.array(Comment), next: nextComment }),
    limit: { perMinute: 300 },
    refuses: ['deal.not_found'],
  }),
  userRemoval: route({
    method: 'GET',
    path: '/api/admin/users/{id}/removal',
    access: 'admin',
    summary: 'What would go with a creator or a brand.',
    params: byId,
    reply: z.object({ removal: AdminUserRemoval }),
    limit: { perMinute: 300 },
    refuses: ['admin.user_not_found'],
  }),
  dealRemoval: route({
    method: 'GET',
    path: '/api/admin/deals/{id}/removal',
    access: 'admin',
    summary: 'What would go with a deal.',
    params: byId,
    reply: z.object({ removal: AdminDealRemoval }),
    limit: { perMinute: 300 },
    refuses: ['deal.not_found'],
  }),
  turnOffTwoFactor: route({
    method: 'PUT',
    path: '/api/admin/users/{id}/two-factor/off',
    access: 'admin',
    summary:
      "Turn off a person's lost second step. Ends their sessions; they and the audit trail are told why.",
    params: byId,
    body: TwoFactorReason,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 30 },
    refuses: ['account.two_factor_is_off', 'admin.user_not_found'],
  }),
  endSessions: route({
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions',
    access: 'admin',
    summary: 'Log a person out on all their devices; their password stays.',
    params: byId,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 30 },
    refuses: ['admin.user_not_found'],
  }),
  resendConfirmation: route({
    method: 'PUT',
    path: '/api/admin/users/{id}/confirmation-mail',
    access: 'admin',
    summary: 'Send a person the mail again by which they confirm their e-mail.',
    params: byId,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 30 },
    refuses: ['account.email_confirmed', 'admin.user_not_found'],
  }),
};

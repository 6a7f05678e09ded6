import { id } from '../codecs.ts';
import { AdminMessage } from '../schemas/admin.ts';
import {
  AdminBrandDetails,
  AdminCreatorDetails,
  AdminDealDetails,
  AdminDealRemoval,
  AdminUserRemoval,
  TwoFactorReason,
} from '../schemas/admin-details.ts';
import { Comment, CommentsAfter, nextComment } from '../schemas/comment.ts';
import { MessagePage } from '../schemas/message.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

const byId = z.object({ id });

/** What the admin looks at before deciding. Looking into a deal is written to the audit trail. */
export const adminDetails = {
  creator: route({
    method: 'GET',
    path: '/api/admin/creators/{id}',
    access: 'admin',
    summary: 'One creator, published or not, with portfolio, prices and deals.',
    params: byId,
    reply: z.object({ creator: AdminCreatorDetails }),
    limit: { perMinute: 300 },
  }),
  brand: route({
    method: 'GET',
    path: '/api/admin/brands/{id}',
    access: 'finance',
    summary: 'One brand with its people and deals.',
    params: byId,
    reply: z.object({ brand: AdminBrandDetails }),
    limit: { perMinute: 300 },
  }),
  deal: route({
    method: 'GET',
    path: '/api/admin/deals/{id}',
    access: 'admin',
    summary: 'One deal with its brief, files and last messages; the audit trail tells of it.',
    params: byId,
    reply: z.object({ deal: AdminDealDetails }),
    limit: { perMinute: 300 },
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
  }),
  userRemoval: route({
    method: 'GET',
    path: '/api/admin/users/{id}/removal',
    access: 'admin',
    summary: 'What would go with a creator or a brand.',
    params: byId,
    reply: z.object({ removal: AdminUserRemoval }),
    limit: { perMinute: 300 },
  }),
  dealRemoval: route({
    method: 'GET',
    path: '/api/admin/deals/{id}/removal',
    access: 'admin',
    summary: 'What would go with a deal.',
    params: byId,
    reply: z.object({ removal: AdminDealRemoval }),
    limit: { perMinute: 300 },
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
  }),
};

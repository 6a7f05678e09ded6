import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Message, MessagePage, NewMessage } from './schemas.ts';

const dealId = z.object({ id });

export const messages = {
  send: route({
    method: 'POST',
    path: '/api/messages',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Write to the other side of a deal; acknowledged once it is durable.',
    body: NewMessage,
    reply: z.object({ message: Message }),
    status: 201,
    creates: true,
    limit: { perMinute: 60, perTenSeconds: 20 },
    refuses: ['deal.not_found', 'message.account_deleted', 'message.file_not_found'],
  }),
  page: route({
    method: 'GET',
    path: '/api/deals/{id}/messages',
    access: 'user',
    summary: 'Messages of a deal, oldest first, up to the one named by `before`.',
    params: dealId,
    query: z.object({ before: id.optional() }),
    reply: MessagePage,
    limit: { perMinute: 600 },
    refuses: ['deal.not_found', 'message.not_found'],
  }),
  markRead: route({
    method: 'POST',
    path: '/api/deals/{id}/read',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Everything in this deal has been seen, or with `upTo` its messages up to that one.',
    params: dealId,
    query: z.object({ upTo: id.optional() }),
    reply: z.object({}),
    limit: { perMinute: 240 },
    refuses: ['deal.not_found', 'message.not_found'],
  }),
  markUnread: route({
    method: 'POST',
    path: '/api/deals/{id}/unread',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'The conversation counts as unread for oneself until it is opened again.',
    params: dealId,
    reply: z.object({}),
    limit: { perMinute: 240 },
    refuses: ['deal.not_found'],
  }),
  typing: route({
    method: 'POST',
    path: '/api/deals/{id}/typing',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Tell the other side that one is writing.',
    params: dealId,
    reply: z.object({}),
    limit: { perMinute: 60 },
    refuses: ['deal.not_found'],
  }),
};

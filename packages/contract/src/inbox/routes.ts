import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { InboxPage, InboxQuery, Settling } from './schemas.ts';

export const inbox = {
  list: route({
    method: 'GET',
    path: '/api/inbox',
    access: 'user',
    summary: 'The conversations of all deals, the newest message first.',
    query: InboxQuery,
    reply: InboxPage,
    limit: { perMinute: 600 },
  }),
  settle: route({
    method: 'PUT',
    path: '/api/inbox/{id}/settled',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'A conversation needs no answer, until the other side writes again.',
    params: z.object({ id }),
    body: Settling,
    reply: z.object({}),
    limit: { perMinute: 240 },
    refuses: ['deal.not_found', 'message.not_found'],
  }),
};

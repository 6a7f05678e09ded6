import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { Giving, InboxPage, InboxQuery, Settling } from './schemas.ts';

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
  give: route({
    method: 'PUT',
    path: '/api/inbox/{id}/answerer',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Say which member of the brand answers in a conversation; null for whoever comes.',
    params: z.object({ id }),
    body: Giving,
    reply: z.object({}),
    limit: { perMinute: 120 },
    refuses: ['deal.not_found', 'team.member_not_found'],
  }),
};

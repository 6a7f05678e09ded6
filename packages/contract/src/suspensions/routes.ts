import { AdminMessage } from '../admin/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewSuspension, OwnSuspension, SuspensionAnswer } from './schemas.ts';

const byId = z.object({ id });

/** The suspended read why, and answer once (rules/suspensions). */
export const suspension = {
  read: route({
    method: 'GET',
    path: '/api/suspension',
    access: 'user',
    summary: 'The suspension of the caller, or of the brand that they work for; null where there is none.',
    reply: z.object({ suspension: OwnSuspension.nullable() }),
    limit: { perMinute: 300 },
  }),
  answer: route({
    method: 'PUT',
    path: '/api/suspension/answer',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Answer a suspension, once; for a brand an owner or manager does.',
    body: SuspensionAnswer,
    reply: z.object({ suspension: OwnSuspension }),
    limit: { perMinute: 30 },
    refuses: ['suspension.not_found', 'suspension.answered', 'suspension.too_late'],
  }),
};

/** The admin suspends brands, creators and people of brands, and lifts it again. */
export const adminSuspensions = {
  suspendBrand: route({
    method: 'PUT',
    path: '/api/admin/brands/{id}/suspension',
    access: 'admin',
    summary: 'Suspend a brand with a reason, which its people read: new business rests, running deals go on.',
    params: byId,
    body: NewSuspension,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 30 },
    refuses: ['admin.user_not_found', 'suspension.running'],
  }),
  suspendPerson: route({
    method: 'PUT',
    path: '/api/admin/users/{id}/suspension',
    access: 'admin',
    summary: 'Suspend a creator, or a person of brands, with a reason, which they read.',
    params: byId,
    body: NewSuspension,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 30 },
    refuses: ['admin.user_not_found', 'suspension.running', 'suspension.last_owner'],
  }),
  readAnswer: route({
    method: 'PUT',
    path: '/api/admin/suspensions/{id}/answer/read',
    access: 'admin',
    summary: 'Mark the answer of the suspended as read.',
    params: byId,
    reply: z.object({}),
    limit: { perMinute: 120 },
    refuses: ['suspension.not_found'],
  }),
  lift: route({
    method: 'DELETE',
    path: '/api/admin/suspensions/{id}',
    access: 'admin',
    summary: 'Lift a suspension: everything is as it was, and credits last as much longer as it took.',
    params: byId,
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 30 },
    refuses: ['suspension.not_found'],
  }),
};

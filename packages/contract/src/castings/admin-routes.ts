import { AdminMessage } from '../admin/schemas.ts';
import { id, instant, line, requiredText } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { nextCursor, pageFields } from '../kit/paging.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { CastingCard } from './schemas.ts';

/** A casting as the operator looks at it. */
export const AdminCasting = CastingCard.extend({
  createdAt: instant,
  /** How many creators applied and did not withdraw. */
  applications: z.int(),
  /** Whether it is over for good. */
  isOver: z.boolean(),
});
export type AdminCasting = z.infer<typeof AdminCasting>;

/** The operator looks at castings, and ends those that should not be here (rules/castings#states). */
export const adminCastings = {
  list: route({
    method: 'GET',
    path: '/api/admin/castings',
    access: 'admin',
    summary: 'All castings in pages, newest first, by words of their title or brand.',
    query: z.object({ search: line(limits.title).optional(), ...pageFields }),
    reply: z.object({ castings: z.array(AdminCasting), nextCursor }),
    limit: { perMinute: 300 },
  }),
  end: route({
    method: 'POST',
    path: '/api/admin/castings/{id}/end',
    access: 'admin',
    summary:
      'End a casting with a reason, which its brand reads; everybody who waits is told that it is over.',
    params: z.object({ id }),
    body: z.object({ reason: requiredText(limits.text) }),
    reply: AdminMessage,
    topLevel: true,
    limit: { perMinute: 120 },
    refuses: ['casting.not_found', 'casting.over'],
  }),
};

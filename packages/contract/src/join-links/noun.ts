/** Links by which an operator invites people to the market. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'join_link.not_found': { status: 404 },
  /** It is full, over or ended. */
  'join_link.closed': { status: 409 },
  'join_link.many_open': { status: 409, params: { limit: 'count' } },
  'join_link.many_mails': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

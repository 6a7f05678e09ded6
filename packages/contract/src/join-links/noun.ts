/** Links by which an operator invites people to the market. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'joining.not_found': { status: 404 },
  /** It is full, over or ended. */
  'joining.closed': { status: 409 },
  'joining.many_open': { status: 409, params: { limit: 'count' } },
  'joining.many_mails': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

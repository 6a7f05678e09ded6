/** Links by which an operator invites people to the market. */
import type { RefusalRows } from '../noun.ts';

export const refusals = {
  'joining.not_found': { status: 404 },
  /** It is full, over or ended. */
  'joining.closed': { status: 409 },
  /** The market takes nobody without a link, or the one that was given does not work. */
  'joining.by_link': { status: 403 },
  'joining.nobody': { status: 403 },
  'joining.many_open': { status: 409, params: { limit: 'count' } },
  'joining.many_mails': { status: 409, params: { limit: 'count' } },
} as const satisfies RefusalRows;

/** Since when something of a deal waits unread for a person, and since when the newest of it does. */
import type { Role } from '@briefcast/contract';
import { and, eq, gt, max, min, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { messages } from '../../platform/database/tables/index.ts';
import { unreadComments } from './unread-comments.ts';

export interface UnreadSpan {
  oldest: Date;
  newest: Date;
}

/** Reads the span of the other side's messages after the last one that was read; null where there is none. */
export async function unreadMessagesSpan(
  db: Reader,
  dealId: string,
  { role, read }: { role: Role; read: number },
): Promise<UnreadSpan | null> {
  const [found] = await db
    .select({ oldest: min(messages.createdAt), newest: max(messages.createdAt) })
    .from(messages)
    .where(and(eq(messages.dealId, dealId), ne(messages.senderRole, role), gt(messages.seq, read)));
  return found?.oldest && found.newest ? { oldest: found.oldest, newest: found.newest } : null;
}

/** Reads the span of others' comments and replies that the person has not seen; null where there is none. */
export async function unreadCommentsSpan(
  db: Reader,
  dealId: string,
  reader: { userId: string; role: Role },
): Promise<UnreadSpan | null> {
  const [found] = await db
    .select({
      oldest: sql<string | null>`min(unread.created_at)`,
      newest: sql<string | null>`max(unread.created_at)`,
    })
    .from(unreadComments(sql`${dealId}::uuid`, reader));
  return found?.oldest && found.newest
    ? { oldest: new Date(found.oldest), newest: new Date(found.newest) }
    : null;
}

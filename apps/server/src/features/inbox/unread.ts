/** Conversations that are unread for one person (rules/inbox#unread). */
import { mostConversationsCounted, partyId, type Role } from '@briefcast/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { dealReads, deals } from '../../platform/database/tables/index.ts';
import { isPartyAs } from '../parties/party.ts';

/** Messages of the other side that the reader has not seen. */
export const unreadOf = (role: Role): SQL<number> =>
  sql<number>`${role === 'BRAND' ? deals.creatorMessages : deals.brandMessages} - coalesce(${dealReads.seenMessages}, 0)`;

/** Whether the reader marked the row as unread. */
export const isMarked = sql<boolean>`coalesce(${dealReads.markedUnread}, false)`;
/** Whether something is unread, or the reader marked it as unread. */
export const isUnread = (role: Role): SQL<boolean> => sql<boolean>`(${unreadOf(role)} > 0 or ${isMarked})`;

/** Joins the mark of the placeholder `userId`. */
export const readMark = and(eq(dealReads.dealId, deals.id), eq(dealReads.userId, sql.placeholder('userId')));

function countStatement(db: Reader, role: Role) {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(deals)
    .leftJoin(dealReads, readMark)
    .where(and(isPartyAs(role, sql.placeholder('party')), isUnread(role)))
    .limit(mostConversationsCounted)
    .as('found');
  return db
    .select({ count: sql<number>`count(*)::int` })
    .from(found)
    .prepare(`unread_conversations_of_${role.toLowerCase()}`);
}

const statements = {
  BRAND: prepared((db) => countStatement(db, 'BRAND')),
  CREATOR: prepared((db) => countStatement(db, 'CREATOR')),
};

/** Counts the unread conversations of the actor's side, up to `mostConversationsCounted`. */
export async function countUnreadConversations(db: Reader, actor: UserActor): Promise<number> {
  const [row] = await statements[actor.role](db).execute({ userId: actor.userId, party: partyId(actor) });
  return row?.count ?? 0;
}

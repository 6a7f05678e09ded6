/** Conversations that are unread for one person (rules/inbox#unread). */
import { mostConversationsCounted, partyId, type Role } from '@briefcast/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { isPartyAs } from '../parties/party.ts';

/**
 * A value of the reader's mark in the row's deal. Looked up by row: a join is planned for few marks once a statement is
 * prepared, and compares every deal of a large brand with every mark.
 */
const ofMark = (value: SQL): SQL => sql`(select ${value} from deal_reads r
  where r.deal_id = "deals"."id" and r.user_id = ${sql.placeholder('userId')}::uuid)`;

const writtenBy = (role: Role) => (role === 'BRAND' ? deals.creatorMessages : deals.brandMessages);

/** Messages of the other side that the reader has not seen. */
export const unreadOf = (role: Role): SQL<number> =>
  sql<number>`${writtenBy(role)} - coalesce(${ofMark(sql`r.seen_messages`)}, 0)`;

/** Whether the reader marked the row as unread. */
export const isMarked = sql<boolean>`coalesce(${ofMark(sql`r.marked_unread`)}, false)`;

/** Whether something is unread, or the reader marked it as unread. */
export const isUnread = (role: Role): SQL<boolean> =>
  sql<boolean>`coalesce(${ofMark(sql`r.seen_messages < ${writtenBy(role)} or r.marked_unread`)}, ${writtenBy(role)} > 0)`;

function countStatement(db: Reader, role: Role) {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(deals)
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

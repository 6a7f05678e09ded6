/**
 * Read marks of both sides in a deal's chat, as columns of a statement that reads deals (rules/messages#read-marks).
 */

import type { DealReads } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import { isoMoment } from '../../platform/database/iso-moment.ts';

/** A mark as the database writes it as JSON. */
interface TheirMark {
  messageId: string;
  at: string;
}

const viewerRole = sql`${sql.placeholder('role')}::role`;

/** The last message of the row's deal up to a number that one side wrote. */
const lastMessageOf = (isOfSide: SQL, upTo: SQL): SQL => sql`(select m.id from messages m
  where m.deal_id = "deals"."id" and m.seq <= ${upTo} and ${isOfSide} order by m.seq desc limit 1)`;

/**
 * Read mark of the other side on the reader's messages: of several people the one who saw the most, and of those the
 * first. Takes the placeholder `role`, the reader's.
 */
export const readByThem: SQL<TheirMark | null> = sql`(
  select json_build_object('messageId', ${lastMessageOf(sql`m.sender_role = ${viewerRole}`, sql`r.last_message_seq`)},
    'at', r.seen_messages_at)
  from deal_reads r
  where r.deal_id = "deals"."id" and r.seen_messages_at is not null
    and (r.user_id is not distinct from "deals"."creator_id") = (${viewerRole} = 'BRAND')
  order by r.seen_messages desc, r.seen_messages_at limit 1)`;

/** Reader's mark on the other side's messages. Takes the placeholders `role` and `userId`. */
export const readByMe: SQL<string | null> = sql`(
  select ${lastMessageOf(sql`m.sender_role <> ${viewerRole}`, sql`r.last_message_seq`)}
  from deal_reads r where r.deal_id = "deals"."id" and r.user_id = ${sql.placeholder('userId')}::uuid)`;

/** Both marks on the wire. */
export const presentReads = (theirs: TheirMark | null, own: string | null): DealReads => ({
  theirs: theirs && { messageId: theirs.messageId, at: isoMoment(theirs.at) },
  own,
});

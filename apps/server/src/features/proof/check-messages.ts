/**
 * Whether the messages of a deal are those that were acknowledged: each as its log holds it, and as many as the deal counts,
 * which finds those that have not joined the log yet, too. Only a hand in the database takes one away.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';

/** `entry` is the one that holds the message; null where the log does not tell which one it is. */
export interface MessageFault {
  entry: number | null;
  /** `messages`: they are not as many as were sent. */
  reason: 'message_missing' | 'message_changed' | 'messages';
}

/** The first entry of the deal `d` of which the message is gone, or is another than what stands beside the entry. */
const firstOther: SQL = sql`select l.entry, m.id is null as "isGone"
  from deal_log l
  left join deal_log_parts p on p.deal_id = l.deal_id and p.entry = l.entry and p.part = 'what'
  left join messages m on m.id = (l.body ->> 'about')::uuid and m.deal_id = l.deal_id
  where l.deal_id = d.id and l.body ->> 'kind' = 'message.sent'
    and (m.id is null or m.sender_role::text <> l.body ->> 'side' or m.content <> p.value ->> 'text')
  order by l.entry limit 1`;

/** Whether there are other numbers of messages of each side than the deal `d` counts. */
const countsDiffer: SQL = sql`(d.brand_messages, d.creator_messages) <> (
  select count(*) filter (where sender_role = 'BRAND'), count(*) filter (where sender_role = 'CREATOR')
  from messages where deal_id = d.id)`;

/** What is wrong with the messages of this deal first; null where nothing is, and for a deal that was deleted. */
export async function faultOfMessages(db: Reader, dealId: string): Promise<MessageFault | null> {
  // One statement, as messages come and deals are deleted meanwhile.
  const { rows } = await db.execute<{ entry: number | null; isGone: boolean | null; differs: boolean }>(
    sql`select o.entry, o."isGone", ${countsDiffer} as differs
      from deals d left join lateral (${firstOther}) o on true where d.id = ${dealId}`,
  );
  const [found] = rows;
  if (!found) return null;
  if (found.entry !== null)
    return { entry: found.entry, reason: found.isGone ? 'message_missing' : 'message_changed' };
  return found.differs ? { entry: null, reason: 'messages' } : null;
}

/**
 * Whether the messages of a deal are those that were acknowledged: each as its log holds it, and as many as the deal counts,
 * which finds those that have not joined the log yet, too. Only a hand in the database takes one away.
 */
import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';

/** `entry` is the one that holds the message; null where the log does not tell which one it is. */
export interface MessageFault {
  entry: number | null;
  /** `messages`: they are not as many as were sent. */
  reason: 'message_missing' | 'message_changed' | 'messages';
}

/** Finds the first entry with a message that is gone, or differs from the entry's. */
const firstOther = (dealId: string) =>
  sql<{ entry: number; isGone: boolean } | null>`(
    select json_build_object('entry', l.entry, 'isGone', m.id is null)
    from deal_log l
    left join deal_log_parts p on p.deal_id = l.deal_id and p.entry = l.entry and p.part = 'what'
    left join messages m on m.id = (l.body ->> 'about')::uuid and m.deal_id = l.deal_id
    where l.deal_id = ${dealId} and l.body ->> 'kind' = 'message.sent'
      and (m.id is null or m.sender_role::text <> l.body ->> 'side' or m.content <> p.value ->> 'text')
    order by l.entry limit 1)`;

/** Whether there are other numbers of messages of each side than the deal counts. */
const countsDiffer = sql<boolean>`(deals.brand_messages, deals.creator_messages) <> (
  select count(*) filter (where m.sender_role = 'BRAND'), count(*) filter (where m.sender_role = 'CREATOR')
  from messages m where m.deal_id = deals.id)`;

/** Returns the first fault in the messages of this deal; null where there is none, and for a deal that was deleted. */
export async function faultOfMessages(db: Reader, dealId: string): Promise<MessageFault | null> {
  // One statement, as messages come and deals are deleted at any time.
  const [found] = await db
    .select({ other: firstOther(dealId), differs: countsDiffer })
    .from(deals)
    .where(eq(deals.id, dealId));
  if (found?.other) {
    const { entry, isGone } = found.other;
    return { entry, reason: isGone ? 'message_missing' : 'message_changed' };
  }
  return found?.differs ? { entry: null, reason: 'messages' } : null;
}

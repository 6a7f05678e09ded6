/** Read marks of a person, and the sign that somebody is typing (rules/messages#unread, rules/live#live). */
import { AppError, partyId, type Role } from '@briefcast/contract';
import { and, count, eq, lte, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { dealReads, deals, messages } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDeal } from '../deals/access.ts';
import { isPartyAs } from '../parties/party.ts';

/** Read mark in a deal: the moment, the newest message, and the number of the other side's messages. */
interface Seen {
  readAt: Date;
  lastMessageSeq: number;
  seenMessages: number;
}

/**
 * Reads the mark up to a message: a device that had no connection has seen nothing after it. Throws message.not_found.
 */
async function seenUpTo(db: Reader, dealId: string, messageId: string, other: Role): Promise<Seen> {
  const [last] = await db
    .select({ seq: messages.seq, readAt: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.dealId, dealId)));
  if (!last) throw new AppError('message.not_found');
  const [theirs] = await db
    .select({ count: count() })
    .from(messages)
    .where(and(eq(messages.dealId, dealId), eq(messages.senderRole, other), lte(messages.seq, last.seq)));
  return { readAt: last.readAt, lastMessageSeq: last.seq, seenMessages: theirs?.count ?? 0 };
}

/**
 * Marks everything in the deal up to now, or up to a message, as seen by this person; both sides' pages are updated. Throws
 * deal.not_found or message.not_found.
 */
export async function markRead(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  dealId: string,
  upTo?: string,
): Promise<void> {
  const deal = authorize(actor, 'message.mark_read', await findDeal(db, actor, dealId));
  const isBrand = actor.role === 'BRAND';
  const otherActedAt = isBrand ? deal.creatorActedAt : deal.brandActedAt;
  const now = clock();
  const seenNow: Seen =
    upTo === undefined
      ? {
          readAt: now,
          lastMessageSeq: deal.lastMessageSeq,
          seenMessages: isBrand ? deal.creatorMessages : deal.brandMessages,
        }
      : await seenUpTo(db, dealId, upTo, isBrand ? 'CREATOR' : 'BRAND');
  const seen = { ...seenNow, seenMessagesAt: seenNow.seenMessages > 0 ? now : null };
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(dealReads)
      .values({ dealId, userId: actor.userId, ...seen })
      .onConflictDoUpdate({
        target: [dealReads.dealId, dealReads.userId],
        // Calls of two tabs may arrive out of order: what was seen stays seen.
        set: {
          readAt: sql`greatest(${dealReads.readAt}, excluded.read_at)`,
          lastMessageSeq: sql`greatest(${dealReads.lastMessageSeq}, excluded.last_message_seq)`,
          seenMessages: sql`greatest(${dealReads.seenMessages}, excluded.seen_messages)`,
          // A later call that saw nothing more keeps the earlier time.
          seenMessagesAt: sql`case when ${dealReads.seenMessages} < excluded.seen_messages
            then excluded.seen_messages_at else ${dealReads.seenMessagesAt} end`,
          markedUnread: false,
        },
        // Seeing again what was seen before is no news: announcing it would make two pages trigger each other
        // endlessly.
        setWhere: sql`${dealReads.markedUnread} or ${dealReads.lastMessageSeq} < excluded.last_message_seq
          or (${dealReads.readAt} <= ${otherActedAt?.toISOString() ?? null}::timestamptz
            and ${dealReads.readAt} < excluded.read_at)`,
      })
      .returning({ dealId: dealReads.dealId });
    if (written.length > 0) await facts.append(tx, { kind: 'deal.read', ...aboutDeal(deal, actor) });
  });
}

/** Marks a conversation as unread for this person, until they open it again. Throws deal.not_found. */
export async function markUnread(
  { db, signals }: Pick<Deps, 'db' | 'signals'>,
  actor: UserActor,
  dealId: string,
): Promise<void> {
  authorize(actor, 'message.mark_read', await findDeal(db, actor, dealId));
  const nothingSeen = { readAt: new Date(0), lastMessageSeq: 0 };
  await db
    .insert(dealReads)
    .values({ dealId, userId: actor.userId, ...nothingSeen, markedUnread: true })
    .onConflictDoUpdate({ target: [dealReads.dealId, dealReads.userId], set: { markedUnread: true } });
  refreshOwnSide({ signals }, actor, dealId);
}

/** Has the screens of one's own side read the conversation again; the other side learns nothing. */
export function refreshOwnSide({ signals }: Pick<Deps, 'signals'>, actor: UserActor, dealId: string): void {
  const party = partyId(actor);
  if (party === null) return;
  const { role: by, userId: byPerson } = actor;
  const event = { kind: 'messages.read', dealId, subjectId: null, by, byPerson } as const;
  signals.publish({ kind: 'transient', parties: [party], event });
}

/** Shows the other side, and colleagues of a brand, that somebody is typing; nothing is stored. */
export async function publishTyping(
  { db, signals }: Pick<Deps, 'db' | 'signals'>,
  actor: UserActor,
  dealId: string,
): Promise<void> {
  const deal = authorize(actor, 'message.send', await findDeal(db, actor, dealId));
  const event = { kind: 'typing', dealId, subjectId: null, by: actor.role, byPerson: actor.userId } as const;
  const parties = [deal.brandId, actor.role === 'BRAND' ? deal.creatorId : null];
  signals.publish({ kind: 'transient', parties: parties.filter((party) => party !== null), event });
}

/**
 * For a person who joins an organisation: earlier messages count as read, without telling the other side that
 * they were seen. Pass the transaction that adds the member.
 */
export const markDealsSeen = (
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { userId, brandId }: { userId: string; brandId: string },
): Promise<unknown> =>
  tx.execute(sql`insert into ${dealReads} (deal_id, user_id, read_at, last_message_seq, seen_messages)
    select id, ${userId}::uuid, ${clock().toISOString()}::timestamptz, last_message_seq, creator_messages
    from ${deals} where ${isPartyAs('BRAND', brandId)} order by id
    on conflict (deal_id, user_id) do update set read_at = excluded.read_at,
      last_message_seq = excluded.last_message_seq, seen_messages = excluded.seen_messages, seen_messages_at = null,
      marked_unread = false`);

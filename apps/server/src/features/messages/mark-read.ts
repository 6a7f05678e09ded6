/** What a person has seen, and that somebody is writing (rules/deals#unread, rules/deals#live). */
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { dealReads, deals } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDeal } from '../deals/access.ts';

/** Everything in the deal up to now has been seen by this person; both sides' screens hear of it. */
export async function markRead(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<void> {
  const deal = authorize(actor, 'message.mark_read', await findDeal(db, actor, dealId));
  const isBrand = actor.role === 'BRAND';
  const otherActedAt = isBrand ? deal.creatorActedAt : deal.brandActedAt;
  const now = clock();
  const seenMessages = isBrand ? deal.creatorMessages : deal.brandMessages;
  const seen = {
    readAt: now,
    lastMessageSeq: deal.lastMessageSeq,
    seenMessages,
    seenMessagesAt: seenMessages > 0 ? now : null,
  };
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(dealReads)
      .values({ dealId, userId: actor.userId, ...seen })
      .onConflictDoUpdate({
        target: [dealReads.dealId, dealReads.userId],
        // Two tabs may answer out of order: what was seen stays seen.
        set: {
          readAt: sql`greatest(${dealReads.readAt}, excluded.read_at)`,
          lastMessageSeq: sql`greatest(${dealReads.lastMessageSeq}, excluded.last_message_seq)`,
          seenMessages: sql`greatest(${dealReads.seenMessages}, excluded.seen_messages)`,
          // A later look that saw no more leaves the time at which they were seen.
          seenMessagesAt: sql`case when ${dealReads.seenMessages} < excluded.seen_messages
            then excluded.seen_messages_at else ${dealReads.seenMessagesAt} end`,
        },
        // Seeing what was seen already is no news: telling it would make screens answer each other for ever.
        setWhere: sql`${dealReads.lastMessageSeq} < excluded.last_message_seq
          or ${dealReads.readAt} <= ${otherActedAt?.toISOString() ?? null}::timestamptz`,
      })
      .returning({ dealId: dealReads.dealId });
    if (written.length > 0) await facts.append(tx, { kind: 'deal.read', ...aboutDeal(deal, actor) });
  });
}

/** Lets the other side see that somebody is writing; nothing is kept of it. */
export async function tellTyping(
  { db, signals }: Pick<Deps, 'db' | 'signals'>,
  actor: UserActor,
  dealId: string,
): Promise<void> {
  const deal = authorize(actor, 'message.send', await findDeal(db, actor, dealId));
  const other = actor.role === 'BRAND' ? deal.creatorId : deal.brandId;
  if (other === null) return;
  const event = { kind: 'typing', dealId, subjectId: null, by: actor.role, byPerson: actor.userId } as const;
  signals.tell({ kind: 'whisper', parties: [other], event });
}

/**
 * Whoever joins an organisation has nothing unread of what was written before, and has not seen it either: the other side
 * is told of no look. Give the transaction that makes the member.
 */
export const markDealsSeen = (
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { userId, brandId }: { userId: string; brandId: string },
): Promise<unknown> =>
  tx.execute(sql`insert into ${dealReads} (deal_id, user_id, read_at, last_message_seq, seen_messages)
    select id, ${userId}::uuid, ${clock().toISOString()}::timestamptz, last_message_seq, creator_messages
    from ${deals} where brand_id = ${brandId}::uuid order by id
    on conflict (deal_id, user_id) do update set read_at = excluded.read_at,
      last_message_seq = excluded.last_message_seq, seen_messages = excluded.seen_messages, seen_messages_at = null`);

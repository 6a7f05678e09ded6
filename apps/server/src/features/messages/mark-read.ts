/** What a person has seen, and that somebody is writing (decisions 4.8, 4.10). */
import { and, eq, max, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { dealReads, messages } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDeal } from '../deals/access.ts';

/** Everything in the deal up to now has been seen by this side; both sides' screens hear of it. */
export async function markRead(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const deal = authorize(actor, 'message.mark_read', await findDeal(tx, actor, dealId));
    const [newest] = await tx
      .select({ seq: max(messages.seq) })
      .from(messages)
      .where(eq(messages.dealId, deal.id));
    const [before] = await tx
      .select()
      .from(dealReads)
      .where(and(eq(dealReads.dealId, deal.id), eq(dealReads.role, actor.role)));
    const seen = { readAt: clock(), lastMessageSeq: newest?.seq ?? 0 };
    const otherActedAt = actor.role === 'BRAND' ? deal.creatorActedAt : deal.brandActedAt;
    // Seeing what was seen already is no news: telling it would make screens answer each other for ever.
    if (before && before.lastMessageSeq >= seen.lastMessageSeq && (otherActedAt ?? 0) < before.readAt) return;
    await tx
      .insert(dealReads)
      .values({ dealId, role: actor.role, ...seen })
      .onConflictDoUpdate({
        target: [dealReads.dealId, dealReads.role],
        // Two tabs may answer out of order: what was seen stays seen.
        set: {
          readAt: sql`greatest(${dealReads.readAt}, excluded.read_at)`,
          lastMessageSeq: sql`greatest(${dealReads.lastMessageSeq}, excluded.last_message_seq)`,
        },
      });
    await events.publish(tx, [deal.brandId, deal.creatorId], {
      kind: 'messages.read',
      dealId,
      subjectId: null,
      by: actor.role,
    });
  });
}

/** Lets the other side see that somebody is writing; nothing is kept of it. */
export async function tellTyping(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  actor: UserActor,
  dealId: string,
): Promise<void> {
  const deal = authorize(actor, 'message.send', await findDeal(db, actor, dealId));
  const other = actor.role === 'BRAND' ? deal.creatorId : deal.brandId;
  await events.whisper([other], { kind: 'typing', dealId, subjectId: null, by: actor.role });
}

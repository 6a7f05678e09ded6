/** What a person has seen, and that somebody is writing (rules/deals#unread, rules/deals#live). */
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { dealReads } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDeal } from '../deals/access.ts';

/** Everything in the deal up to now has been seen by this side; both sides' screens hear of it. */
export async function markRead(
  { db, facts, clock }: Pick<Deps, 'db' | 'facts' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<void> {
  const deal = authorize(actor, 'message.mark_read', await findDeal(db, actor, dealId));
  const isBrand = actor.role === 'BRAND';
  const otherActedAt = isBrand ? deal.creatorActedAt : deal.brandActedAt;
  const seen = {
    readAt: clock(),
    lastMessageSeq: deal.lastMessageSeq,
    seenMessages: isBrand ? deal.creatorMessages : deal.brandMessages,
  };
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(dealReads)
      .values({ dealId, role: actor.role, ...seen })
      .onConflictDoUpdate({
        target: [dealReads.dealId, dealReads.role],
        // Two tabs may answer out of order: what was seen stays seen.
        set: {
          readAt: sql`greatest(${dealReads.readAt}, excluded.read_at)`,
          lastMessageSeq: sql`greatest(${dealReads.lastMessageSeq}, excluded.last_message_seq)`,
          seenMessages: sql`greatest(${dealReads.seenMessages}, excluded.seen_messages)`,
        },
        // Seeing what was seen already is no news: telling it would make screens answer each other for ever.
        setWhere: sql`${dealReads.lastMessageSeq} < excluded.last_message_seq
          or ${dealReads.readAt} <= ${otherActedAt?.toISOString() ?? null}::timestamptz`,
      })
      .returning({ dealId: dealReads.dealId });
    if (written.length > 0) await facts.append(tx, { kind: 'deal.read', ...aboutDeal(deal, actor.role) });
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
  const event = { kind: 'typing', dealId, subjectId: null, by: actor.role } as const;
  signals.tell({ kind: 'whisper', users: [other], event });
}

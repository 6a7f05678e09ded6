/** Says that a conversation needs no answer, for the whole side (rules/inbox#settled). */
import { AppError, type Settling } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { messages, settledConversations } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDeal } from '../deals/access.ts';
import { refreshOwnSide } from '../messages/mark-read.ts';

/** Settles a conversation up to a message, or takes that back. Throws deal.not_found or message.not_found. */
export async function settle(
  { db, signals, clock }: Pick<Deps, 'db' | 'signals' | 'clock'>,
  actor: UserActor,
  dealId: string,
  { upTo, isSettled }: Settling,
): Promise<void> {
  const deal = authorize(actor, 'inbox.settle', await findDeal(db, actor, dealId));
  const [last] = await db
    .select({ seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.id, upTo), eq(messages.dealId, deal.id)));
  if (!last) throw new AppError('message.not_found');
  const { role, userId } = actor;
  if (isSettled)
    await db
      .insert(settledConversations)
      .values({ dealId: deal.id, role, upToSeq: last.seq, settledBy: userId, createdAt: clock() })
      .onConflictDoUpdate({
        target: [settledConversations.dealId, settledConversations.role],
        set: {
          upToSeq: sql`greatest(${settledConversations.upToSeq}, excluded.up_to_seq)`,
          settledBy: userId,
        },
      });
  else
    await db
      .delete(settledConversations)
      .where(and(eq(settledConversations.dealId, deal.id), eq(settledConversations.role, role)));
  // Colleagues have it in their lists too.
  refreshOwnSide({ signals }, actor, dealId);
}

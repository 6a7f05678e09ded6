/** Says which member of a brand answers in a conversation (rules/inbox#answerer). */
import { AppError, type Giving } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { answerers } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { holdMembers } from '../brands/members.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { findDeal } from '../deals/access.ts';
import { refreshOwnSide } from '../messages/mark-read.ts';

/**
 * Gives a conversation to a member, or to nobody in particular, and notifies the member. Throws deal.not_found, and
 * team.member_not_found for somebody who is not in the organisation or is suspended.
 */
export async function give(
  { db, facts, signals, clock }: Pick<Deps, 'db' | 'facts' | 'signals' | 'clock'>,
  actor: UserActor,
  dealId: string,
  { userId }: Giving,
): Promise<void> {
  const deal = authorize(actor, 'inbox.give', await findDeal(db, actor, dealId));
  const { brandId } = deal;
  if (userId === null || brandId === null) await db.delete(answerers).where(eq(answerers.dealId, deal.id));
  else
    await db.transaction(async (tx) => {
      await requireMember(tx, { brandId, userId });
      const given = await tx
        .insert(answerers)
        .values({ dealId: deal.id, brandId, userId, createdAt: clock() })
        .onConflictDoUpdate({
          target: answerers.dealId,
          set: { userId, createdAt: clock() },
          setWhere: sql`${answerers.userId} <> excluded.user_id`,
        })
        .returning({ dealId: answerers.dealId });
      if (given.length === 0 || userId === actor.userId) return;
      const about = { ...aboutDeal(deal, actor), creatorId: null };
      await facts.append(tx, { kind: 'conversation.given', ...about, subjectId: userId });
    });
  refreshOwnSide({ signals }, actor, dealId);
}

async function requireMember(tx: Tx, member: { brandId: string; userId: string }): Promise<void> {
  const [held] = await holdMembers(tx, [member]);
  if (!held) throw new AppError('team.member_not_found');
}

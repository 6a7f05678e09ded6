/** The rows that a letter or a case is about, under the lock of their deal. */
import { AppError, type DisputeState } from '@briefcast/contract';
import { desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { disputes, lateLetters, type payouts } from '../../platform/database/tables/index.ts';
import { findDealForUpdate, type LockedDeal, lockDealIfThere } from '../deals/access.ts';
import { lockPayoutOfDeal } from '../payouts/lock-payout.ts';

/** A debt with its deal, its letter and its newest case, all of which this transaction holds. */
export interface LockedLatePayment {
  deal: LockedDeal;
  payout: typeof payouts.$inferSelect;
  letter: (typeof lateLetters.$inferSelect)['document'] | null;
  dispute: typeof disputes.$inferSelect | null;
}

async function lockDebt(tx: Tx, deal: LockedDeal): Promise<LockedLatePayment> {
  const payout = await lockPayoutOfDeal(tx, deal.id);
  if (!payout) throw new AppError('dispute.not_now');
  const [letter] = await tx.select().from(lateLetters).where(eq(lateLetters.dealId, deal.id));
  const [dispute] = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.dealId, deal.id))
    .orderBy(desc(disputes.id))
    .limit(1)
    .for('update');
  return { deal, payout, letter: letter?.document ?? null, dispute: dispute ?? null };
}

/**
 * Locks a deal that the actor may act on. Throws deal.not_found, team.role_too_small, and dispute.not_now where
 * nothing is owed for it yet.
 */
export async function lockLatePayment(
  tx: Tx,
  actor: UserActor,
  action: 'dispute.raise' | 'dispute.state',
  dealId: string,
): Promise<LockedLatePayment> {
  return lockDebt(tx, authorize(actor, action, await findDealForUpdate(tx, actor, dealId)));
}

/** Locks it by the id of a case, for the admin. Throws dispute.not_found. */
export async function lockLatePaymentOfDispute(
  tx: Tx,
  id: string,
): Promise<LockedLatePayment & { dispute: typeof disputes.$inferSelect }> {
  const [found] = await tx.select({ dealId: disputes.dealId }).from(disputes).where(eq(disputes.id, id));
  const deal = found && (await lockDealIfThere(tx, found.dealId));
  if (!deal) throw new AppError('dispute.not_found');
  const late = await lockDebt(tx, deal);
  // Another case may have followed the one that was asked for.
  const [dispute] = await tx.select().from(disputes).where(eq(disputes.id, id));
  if (!dispute) throw new AppError('dispute.not_found');
  return { ...late, dispute };
}

/** The debt as the contract's rules look at it. */
export const standingOf = ({ payout: { state, dueAt }, letter, dispute }: LockedLatePayment) => ({
  state,
  dueAt,
  hasLetter: letter !== null,
  dispute: dispute?.state ?? (null as DisputeState | null),
});

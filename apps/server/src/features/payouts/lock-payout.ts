/** The rows that a step of a payment changes. */
import { AppError } from '@briefcast/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, payouts } from '../../platform/database/tables/index.ts';
import { isPartyOf } from '../parties/party.ts';

/** Reads and locks the debts for these deals, as far as they are the actor's; in the order of their ids. */
export const lockPayouts = (tx: Tx, actor: UserActor, dealIds: readonly string[]) =>
  tx
    .select({ payout: payouts, brandId: deals.brandId, creatorId: deals.creatorId, sentAt: deals.createdAt })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(and(inArray(payouts.dealId, [...dealIds]), isPartyOf(actor)))
    .orderBy(asc(payouts.dealId))
    .for('update', { of: payouts });

export type LockedPayout = Awaited<ReturnType<typeof lockPayouts>>[number];

/** Locks the payout of one deal. Throws payout.not_found. */
export async function lockPayout(tx: Tx, actor: UserActor, dealId: string): Promise<LockedPayout> {
  const [found] = await lockPayouts(tx, actor, [dealId]);
  if (!found) throw new AppError('payout.not_found');
  return found;
}

/** Locks the debt or payment for a deal; undefined for one from before payments were kept. */
export async function lockPayoutOfDeal(
  tx: Tx,
  dealId: string,
): Promise<typeof payouts.$inferSelect | undefined> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.dealId, dealId)).for('update');
  return payout;
}

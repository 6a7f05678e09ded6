/** Opens a creator's bank details only to a brand that owes them (rules/bank-details#who-sees). */
import { AppError } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, payouts } from '../../platform/database/tables/index.ts';
import { isPartyOf } from '../parties/party.ts';

/** A deal that a brand owes its creator for. */
export interface OwedDeal {
  dealId: string;
  brandId: string;
  creatorId: string;
}

/**
 * Reads a deal that the actor's organisation owes for, and holds it until the transaction ends. Allowed for
 * members who may mark it as paid. Throws payout.not_found, also once the creator is gone, payout.not_now
 * once the creator has the money, and team.role_too_small.
 */
export async function lockOwedDeal(tx: Tx, actor: UserActor, dealId: string): Promise<OwedDeal> {
  const [deal] = await tx
    .select({ brandId: deals.brandId, creatorId: deals.creatorId })
    .from(deals)
    .where(and(eq(deals.id, dealId), isPartyOf(actor)))
    .for('key share');
  const [payout] = await tx
    .select({ state: payouts.state })
    .from(payouts)
    .where(eq(payouts.dealId, dealId))
    .for('share');
  if (!deal?.brandId || !deal.creatorId || !payout) throw new AppError('payout.not_found');
  authorize(actor, 'payout.mark', deal);
  if (payout.state === 'CONFIRMED') throw new AppError('payout.not_now');
  return { dealId, brandId: deal.brandId, creatorId: deal.creatorId };
}

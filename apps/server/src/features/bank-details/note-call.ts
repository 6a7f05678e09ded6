/** Notes that a brand's person called the creator about an account that is new (rules/bank-details#changes). */
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { bankDetails, bankDetailsCalls } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOwedDeal } from './lock-owed-deal.ts';

/**
 * Ends the warning of this account for the whole organisation. Throws bank.changed_meanwhile where it is not the
 * creator's account by now, and what `lockOwedDeal` throws.
 */
export const noteCall = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: UserActor,
  dealId: string,
  version: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { brandId, creatorId } = await lockOwedDeal(tx, actor, dealId);
    const [row] = await tx
      .select({ version: bankDetails.version })
      .from(bankDetails)
      .where(eq(bankDetails.creatorId, creatorId))
      .for('share');
    if (row?.version !== version) throw new AppError('bank.changed_meanwhile');
    const call = { version, calledBy: actor.userId, calledAt: clock() };
    await tx
      .insert(bankDetailsCalls)
      .values({ brandId, creatorId, ...call })
      .onConflictDoUpdate({ target: [bankDetailsCalls.brandId, bankDetailsCalls.creatorId], set: call });
  });

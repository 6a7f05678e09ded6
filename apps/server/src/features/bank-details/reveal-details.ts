/** A brand looks where to pay, and the look is written down (rules/bank-details#looks). */

import type { PayeeDetails } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { bankDetails, bankDetailsLooks } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { countryOf } from './country-of.ts';
import { lockOwedDeal, type OwedDeal } from './lock-owed-deal.ts';
import { openDetails } from './sealed-details.ts';

/** Looks of one person at one deal within this time are one. */
const oneLookMilliseconds = hourMs;

/** Notes it once an hour; the creator's row is locked, so that of two looks at once one is noted. */
async function noteLook(tx: Tx, owed: OwedDeal, userId: string, now: Date): Promise<void> {
  const [lately] = await tx
    .select({ id: bankDetailsLooks.id })
    .from(bankDetailsLooks)
    .where(
      and(
        eq(bankDetailsLooks.dealId, owed.dealId),
        eq(bankDetailsLooks.userId, userId),
        gt(bankDetailsLooks.seenAt, new Date(now.getTime() - oneLookMilliseconds)),
      ),
    )
    .limit(1);
  if (!lately) await tx.insert(bankDetailsLooks).values({ ...owed, userId, seenAt: now });
}

/**
 * Returns where to pay the debts for these deals, by their ids, and notes each look; leaves out creators who have
 * stated nothing.
 */
export async function revealDetailsOf(
  deps: Pick<Deps, 'clock' | 'keys'>,
  tx: Tx,
  actor: UserActor,
  owed: readonly OwedDeal[],
): Promise<Map<string, PayeeDetails>> {
  const rows = await tx
    .select()
    .from(bankDetails)
    .where(
      inArray(
        bankDetails.creatorId,
        owed.map(({ creatorId }) => creatorId),
      ),
    )
    .orderBy(asc(bankDetails.creatorId))
    .for('no key update');
  const byCreator = new Map(rows.map((row) => [row.creatorId, openDetails(deps, row)]));
  const seen = new Map<string, PayeeDetails>();
  for (const deal of owed) {
    const details = byCreator.get(deal.creatorId);
    if (!details) continue;
    await noteLook(tx, deal, actor.userId, deps.clock());
    const { holder, place, account, bank, swift } = details;
    const country = countryOf(details);
    seen.set(deal.dealId, { holder, place, account, bank, swift, ...(country ? { country } : {}) });
  }
  return seen;
}

/** Returns where to pay the debt for a deal; null before it is stated. Throws what `lockOwedDeal` throws. */
export const revealBankDetails = (
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  actor: UserActor,
  dealId: string,
): Promise<PayeeDetails | null> =>
  deps.db.transaction(async (tx) => {
    const owed = await lockOwedDeal(tx, actor, dealId);
    return (await revealDetailsOf(deps, tx, actor, [owed])).get(dealId) ?? null;
  });

/** Work that waited for a deposit starts once it has arrived, and its deadline follows (rules/payouts#deposit). */
import { activeStatuses, deadlineAfterDeposit } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ProjectionSpec } from '../../platform/facts/project.ts';
import { isDepositPaid, readDeposit } from '../payouts/deposit.ts';
import { lockDealIfThere } from './access.ts';
import { moveDeadlineByItself } from './move-deadline.ts';

/** Does nothing where the deal waits no more, or a part of its deposit is still not confirmed. */
async function startIfArrived(
  deps: Pick<Deps, 'facts'>,
  tx: Tx,
  dealId: string,
  confirmedAt: Date,
): Promise<void> {
  const deal = await lockDealIfThere(tx, dealId);
  if (!deal?.waitsForDeposit || !activeStatuses.includes(deal.status)) return;
  const deposit = await readDeposit(tx, dealId);
  if (!deposit || !isDepositPaid(deposit)) return;
  await tx.update(deals).set({ waitsForDeposit: false }).where(eq(deals.id, dealId));
  await moveDeadlineByItself(deps, tx, deal, deadlineAfterDeposit(deal.deadline, deposit.dueAt, confirmedAt));
}

/** Payouts stand below deals, so their word reaches the deal by its fact. */
export const startAfterDeposit = (deps: Pick<Deps, 'facts'>): ProjectionSpec => ({
  name: 'deals.deposits',
  kinds: ['payout.answered', 'payout.part_answered'],
  async handle(tx, facts) {
    for (const { dealId, createdAt } of facts) if (dealId) await startIfArrived(deps, tx, dealId, createdAt);
  },
});

/** Part of a deal's price that is paid in advance, as its row keeps it (rules/payouts#deposit). */
import { activeStatuses, type DealDetail, type Deposit, depositCents } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { openDeposit } from '../payouts/deposit.ts';

type DealRow = typeof deals.$inferSelect;

/** Null for nothing. */
export const depositOf = ({
  depositPercent: percent,
  depositDays: days,
}: Pick<DealRow, 'depositPercent' | 'depositDays'>): Deposit | null =>
  percent === null || days === null ? null : { percent, days };

/**
 * The deal of this id is accepted now: its deposit is owed, if it has one, and the creator may wait for it. The row is read
 * again, as agreed terms have just changed it.
 */
export async function acceptDeposit(
  tx: Tx,
  dealId: string,
  { startsWithDeposit, now }: { startsWithDeposit: boolean; now: Date },
): Promise<void> {
  const [deal] = await tx.select().from(deals).where(eq(deals.id, dealId));
  const deposit = deal && depositOf(deal);
  if (!deposit) return;
  await openDeposit(tx, {
    dealId,
    amountCents: depositCents(deal.budget, deposit),
    days: deposit.days,
    now,
  });
  if (startsWithDeposit) await tx.update(deals).set({ waitsForDeposit: true }).where(eq(deals.id, dealId));
}

/** Deposit and waiting as they travel: work waits until all of the deposit is confirmed, or the deal is over. */
export const presentDeposit = (
  deal: Pick<DealRow, 'status' | 'waitsForDeposit' | 'depositPercent' | 'depositDays'>,
  isPaid: boolean,
): Pick<DealDetail, 'deposit' | 'waitsForDeposit'> => ({
  deposit: depositOf(deal),
  waitsForDeposit: deal.waitsForDeposit && !isPaid && activeStatuses.includes(deal.status),
});

/** A completed deal makes a debt (rules/payouts#due). */
import { dueDay, nextReminder } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { type deals, payouts } from '../../platform/database/tables/index.ts';
import type { Reimbursement } from '../invoices/read-reimbursement.ts';
import { twoDaysOf } from './due-days.ts';
import { growPayout } from './grow-payout.ts';
import { lockPayoutOfDeal } from './lock-payout.ts';

/**
 * Notes what is owed for a deal that is completed at this moment, in the transaction that completes it: `budget`,
 * the price in cents, what was added to it later, and what the creator paid for a product. A deposit grows to that.
 */
export async function openPayout(
  tx: Tx,
  {
    id,
    budget,
    addedCents,
    paymentDays,
  }: Pick<typeof deals.$inferSelect, 'id' | 'budget' | 'addedCents' | 'paymentDays'>,
  completedAt: Date,
  reimbursement: Reimbursement | null,
): Promise<void> {
  const dueAt = dueDay(completedAt, paymentDays);
  const amountCents = budget + addedCents + (reimbursement?.amountCents ?? 0);
  const deposit = await lockPayoutOfDeal(tx, id);
  if (deposit) return growDeposit(tx, deposit, { amountCents, paymentDays, completedAt, dueAt });
  await tx.insert(payouts).values({
    dealId: id,
    amountCents,
    paymentDays,
    completedAt,
    dueAt,
    nextStepAt: nextReminder(dueAt, completedAt),
  });
}

/** Payments of the deposit become parts, and its own day stays; so it does for all of a deposit of the whole price. */
async function growDeposit(
  tx: Tx,
  deposit: typeof payouts.$inferSelect,
  {
    amountCents,
    paymentDays,
    completedAt,
    dueAt,
  }: { amountCents: number; paymentDays: number; completedAt: Date; dueAt: Date },
): Promise<void> {
  const ofDeal = eq(payouts.dealId, deposit.dealId);
  const addedCents = amountCents - deposit.amountCents;
  if (addedCents === 0) {
    await tx.update(payouts).set({ completedAt }).where(ofDeal);
    return;
  }
  const twoDays = twoDaysOf(deposit, { addedCents, dueAt });
  await growPayout(tx, deposit, { addedCents, dueAt, now: completedAt, twoDays });
  await tx.update(payouts).set({ completedAt, paymentDays }).where(ofDeal);
}

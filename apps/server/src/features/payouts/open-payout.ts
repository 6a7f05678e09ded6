/** A completed deal makes a debt (rules/payouts#due). */
import { dueDay, nextReminder } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import { type deals, payouts } from '../../platform/database/tables/index.ts';
import type { Reimbursement } from '../invoices/read-reimbursement.ts';

/**
 * Notes what is owed for a deal that is completed at this moment, in the transaction that completes it: `budget`,
 * the price in cents, what was added to it later, and what the creator paid for a product.
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
  await tx.insert(payouts).values({
    dealId: id,
    amountCents: budget + addedCents + (reimbursement?.amountCents ?? 0),
    paymentDays,
    completedAt,
    dueAt,
    nextStepAt: nextReminder(dueAt, completedAt),
  });
}

/** What is owed for a deal grows by what both sides agreed on later (rules/payouts#due). */
import { nextReminder } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { payouts } from '../../platform/database/tables/index.ts';
import { restAsPart } from './answer-part.ts';
import { nothingSaid } from './mark-part.ts';

/**
 * Adds an amount in cents to a payout that is locked, owed from `dueAt` on. A payment of all that was owed before, marked
 * or confirmed, becomes a part; what is added is the rest then.
 */
export async function growPayout(
  tx: Tx,
  payout: typeof payouts.$inferSelect,
  { addedCents, dueAt, now }: { addedCents: number; dueAt: Date; now: Date },
): Promise<void> {
  const added = await restAsPart(tx, payout, now);
  await tx
    .update(payouts)
    .set({
      ...nothingSaid,
      amountCents: payout.amountCents + addedCents,
      state: 'DUE',
      answeredAt: null,
      answeredBy: null,
      answerNote: null,
      isBySilence: false,
      markedPartsCents: payout.markedPartsCents + added.marked,
      confirmedPartsCents: payout.confirmedPartsCents + added.confirmed,
      dueAt,
      // Those that went were of what is paid.
      remindersSent: 0,
      lastRemindedAt: null,
      nextStepAt: nextReminder(dueAt, now),
    })
    .where(eq(payouts.dealId, payout.dealId));
}

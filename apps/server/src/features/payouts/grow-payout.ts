/** Adds later agreements of both sides to the debt for a deal (rules/payouts#due). */
import { owedStates } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { payouts } from '../../platform/database/tables/index.ts';
import { restAsPart } from './answer-part.ts';
import { nextDueAt, oneDay, remindersAnew, type TwoDays } from './due-days.ts';
import { nothingSaid } from './mark-part.ts';

/**
 * Adds an amount in cents to a payout that is locked, due on `dueAt`. A payment of all that was owed before, marked
 * or confirmed, becomes a part; what is added is the rest then. With `twoDays` what was owed before keeps its own day.
 */
export async function growPayout(
  tx: Tx,
  payout: typeof payouts.$inferSelect,
  {
    addedCents,
    dueAt,
    now,
    twoDays,
  }: { addedCents: number; dueAt: Date; now: Date; twoDays: TwoDays | null },
): Promise<void> {
  const added = await restAsPart(tx, payout, now);
  const amounts = {
    amountCents: payout.amountCents + addedCents,
    markedPartsCents: payout.markedPartsCents + added.marked,
    confirmedPartsCents: payout.confirmedPartsCents + added.confirmed,
    droppedCents: payout.droppedCents,
  };
  const days = twoDays ?? oneDay;
  const isOwedOn = owedStates.includes(payout.state);
  const due = nextDueAt({ ...amounts, dueAt, ...days });
  await tx
    .update(payouts)
    .set({
      ...nothingSaid,
      ...amounts,
      ...days,
      state: 'DUE',
      answeredAt: null,
      answeredBy: null,
      answerNote: null,
      isBySilence: false,
      dueAt: due,
      // Reminders of a debt that keeps its day go on.
      ...(isOwedOn && due.getTime() === payout.dueAt.getTime() ? {} : remindersAnew(due, now)),
    })
    .where(eq(payouts.dealId, payout.dealId));
}

/** A decision makes less owed (rules/disputes#decision). */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { payouts } from '../../platform/database/tables/index.ts';
import { nothingSaid } from './mark-part.ts';
import { restOf } from './rest.ts';

/** Ends without a confirmation: nothing is left to be paid, so nobody is reminded any more. */
const endedBy = (now: Date) =>
  ({
    ...nothingSaid,
    state: 'CONFIRMED',
    answeredAt: now,
    answeredBy: null,
    answerNote: null,
    isBySilence: false,
    nextStepAt: null,
  }) as const;

/** Drops hundredths from the rest of a payout that is locked and owed; with the whole rest the debt ends. */
export async function dropRest(
  tx: Tx,
  payout: typeof payouts.$inferSelect,
  droppedCents: number,
  now: Date,
): Promise<void> {
  if (droppedCents === 0) return;
  const ended = droppedCents === restOf(payout) ? endedBy(now) : {};
  await tx
    .update(payouts)
    .set({ droppedCents: payout.droppedCents + droppedCents, ...ended })
    .where(eq(payouts.dealId, payout.dealId));
}

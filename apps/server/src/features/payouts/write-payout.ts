/** Writes of the brand and the creator, and of time alone, to a payout. */
import { type DealParties, type PersonActor, reminderAt } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

type Payout = Pick<typeof payouts.$inferSelect, 'remindersSent' | 'dueAt'>;
type About = ReturnType<typeof factOfPayout>;

/**
 * Common part of every fact of a payout: the deal it is about, and the person who caused it; `by` is null where time
 * alone did.
 */
export const factOfPayout = (
  dealId: string,
  { brandId, creatorId }: DealParties,
  by: Pick<PersonActor, 'role' | 'userId'> | null,
) => ({
  dealId,
  brandId,
  creatorId,
  actor: by?.role ?? ('SYSTEM' as const),
  actorId: by?.userId ?? null,
});

/** Notes that the brand is reminded now, and when it is again. The payout is locked. */
export async function writeReminder(
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  { payout, about, now, nextStepAt }: { payout: Payout; about: About; now: Date; nextStepAt: Date },
): Promise<void> {
  await tx
    .update(payouts)
    .set({ remindersSent: payout.remindersSent + 1, lastRemindedAt: now, nextStepAt })
    .where(eq(payouts.dealId, about.dealId));
  await facts.append(tx, {
    kind: 'payout.reminded',
    ...about,
    data: { reminder: reminderAt(payout.dueAt, now) },
  });
}

/** A brand says that it paid a part of what it owes (rules/payouts#parts). */
import { AppError, mostPayoutParts, nextReminder, silenceConfirmsMilliseconds } from '@briefcast/contract';
import { count, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { payoutParts, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { nextDueAt, remindersAnew } from './due-days.ts';
import type { LockedPayout } from './lock-payout.ts';
import { factOfPayout } from './write-payout.ts';

type NewPart = Pick<
  typeof payoutParts.$inferInsert,
  'amountCents' | 'paidOn' | 'method' | 'reference' | 'proofFileId'
>;

/** Columns without a statement about the rest. */
export const nothingSaid = {
  paidOn: null,
  method: null,
  reference: null,
  proofFileId: null,
  markedAt: null,
  markedBy: null,
} as const;

/**
 * Adds a part of less than the rest to a payout that is locked and not confirmed; the rest is owed on. It corrects
 * earlier statements about the rest. Throws payout.too_many_parts.
 */
export async function markPart(
  deps: Pick<Deps, 'facts' | 'clock'>,
  tx: Tx,
  actor: UserActor,
  { payout, ...parties }: LockedPayout,
  part: NewPart,
): Promise<void> {
  const { dealId, state, nextStepAt } = payout;
  const [parts] = await tx.select({ count: count() }).from(payoutParts).where(eq(payoutParts.dealId, dealId));
  if ((parts?.count ?? 0) >= mostPayoutParts) throw new AppError('payout.too_many_parts');
  const now = deps.clock();
  const id = uuidv7();
  await tx.insert(payoutParts).values({
    ...part,
    id,
    dealId,
    state: 'MARKED',
    markedAt: now,
    markedBy: actor.userId,
    silentAt: new Date(now.getTime() + silenceConfirmsMilliseconds),
  });
  const markedPartsCents = payout.markedPartsCents + part.amountCents;
  const dueAt = nextDueAt({ ...payout, markedPartsCents });
  await tx
    .update(payouts)
    .set({
      markedPartsCents,
      ...nothingSaid,
      state: 'DUE',
      answeredAt: null,
      answeredBy: null,
      answerNote: null,
      // A brand that had marked the rest was waiting for its confirmation, and is reminded of it again.
      nextStepAt: state === 'MARKED' ? nextReminder(dueAt, now) : nextStepAt,
      ...(dueAt.getTime() === payout.dueAt.getTime() ? {} : { dueAt, ...remindersAnew(dueAt, now) }),
    })
    .where(eq(payouts.dealId, dealId));
  await deps.facts.append(tx, {
    kind: 'payout.part_marked',
    ...factOfPayout(dealId, parties, actor),
    subjectId: id,
  });
}

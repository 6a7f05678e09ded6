/** Answers of a creator to a payment, and reminders to the brand (rules/payouts#steps). */
import {
  AppError,
  afterStep,
  canRemind,
  nextReminderAfterWord,
  type Payout,
  type PayoutAnswer,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { dropDeniedDeposit } from './deposit.ts';
import { lockPayout } from './lock-payout.ts';
import { readPayout } from './read-payouts.ts';
import { factOfPayout, writeReminder } from './write-payout.ts';

type ChangeDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>;

/**
 * Records the creator's answer whether it arrived. A repeated answer changes nothing. Throws payout.not_found, or
 * payout.not_now for "not arrived" where nothing was marked or the creator themselves confirmed it.
 */
export async function answerPayout(
  deps: ChangeDeps,
  actor: UserActor,
  dealId: string,
  { arrived, note }: PayoutAnswer,
): Promise<Payout> {
  await deps.db.transaction(async (tx) => {
    const { payout, ...parties } = await lockPayout(tx, actor, dealId);
    authorize(actor, 'payout.answer', parties);
    if (payout.state === (arrived ? 'CONFIRMED' : 'NOT_ARRIVED')) return;
    const state = afterStep(arrived ? 'CONFIRM' : 'DENY', payout);
    if (state === null) throw new AppError('payout.not_now');
    const now = deps.clock();
    await tx
      .update(payouts)
      .set({
        state,
        answeredAt: now,
        answeredBy: actor.userId,
        answerNote: note || null,
        isBySilence: false,
        nextStepAt: arrived ? null : nextReminderAfterWord(payout.dueAt, now),
      })
      .where(eq(payouts.dealId, dealId));
    if (!arrived) await dropDeniedDeposit(tx, dealId, now);
    await deps.facts.append(tx, {
      kind: 'payout.answered',
      ...factOfPayout(dealId, parties, actor),
      data: { arrived, bySilence: false },
    });
  });
  return readPayout(deps, actor, dealId);
}

/** The creator reminds the brand. Throws payout.not_found, payout.not_now where it is not late, payout.reminded_lately. */
export async function remindOfPayout(deps: ChangeDeps, actor: UserActor, dealId: string): Promise<Payout> {
  await deps.db.transaction(async (tx) => {
    const { payout, ...parties } = await lockPayout(tx, actor, dealId);
    authorize(actor, 'payout.answer', parties);
    const now = deps.clock();
    if (!canRemind({ ...payout, lastRemindedAt: null }, now)) throw new AppError('payout.not_now');
    if (!canRemind(payout, now)) throw new AppError('payout.reminded_lately');
    const about = factOfPayout(dealId, parties, actor);
    await writeReminder(deps, tx, {
      payout,
      about,
      now,
      nextStepAt: nextReminderAfterWord(payout.dueAt, now),
    });
  });
  return readPayout(deps, actor, dealId);
}

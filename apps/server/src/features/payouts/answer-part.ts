/** Answer of a creator, or of the expired time for it, to a part that was marked as paid (rules/payouts#parts). */

import {
  AppError,
  nextReminderAfterWord,
  owedStates,
  type Payout,
  type PayoutAnswer,
} from '@briefcast/contract';
import { dayStart } from '@briefcast/contract/kit/days';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, payoutParts, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { dropDeniedDeposit } from './deposit.ts';
import { nextDueAt } from './due-days.ts';
import { lockPayout } from './lock-payout.ts';
import { nothingSaid } from './mark-part.ts';
import { readPayout } from './read-payouts.ts';
import { restOf } from './rest.ts';
import { factOfPayout } from './write-payout.ts';

type PartRow = typeof payoutParts.$inferSelect;
type PayoutRow = typeof payouts.$inferSelect;

/** The part moves from what was marked to what is confirmed. */
async function confirmPart(tx: Tx, part: PartRow, answeredAt: Date, isBySilence: boolean): Promise<void> {
  const { id, dealId, amountCents } = part;
  await tx
    .update(payoutParts)
    .set({ state: 'CONFIRMED', answeredAt, answerNote: null, isBySilence, silentAt: null })
    .where(eq(payoutParts.id, id));
  await tx
    .update(payouts)
    .set({
      markedPartsCents: sql`${payouts.markedPartsCents} - ${amountCents}`,
      confirmedPartsCents: sql`${payouts.confirmedPartsCents} + ${amountCents}`,
    })
    .where(eq(payouts.dealId, dealId));
}

/**
 * The last payment becomes a part like the others, where it was marked or confirmed: a part before it is owed again, and
 * that is the rest now. Returns what it adds to the sums of the parts.
 */
export async function restAsPart(tx: Tx, payout: PayoutRow, now: Date) {
  const amountCents = restOf(payout);
  // Nothing was paid of a rest that a decision dropped.
  if (owedStates.includes(payout.state) || amountCents === 0) return { marked: 0, confirmed: 0 };
  const { dealId, state, paidOn, method, reference, proofFileId, markedBy } = payout;
  const { answerNote, isBySilence, nextStepAt } = payout;
  const answeredAt = state === 'CONFIRMED' ? payout.answeredAt : null;
  await tx.insert(payoutParts).values({
    ...{ dealId, amountCents, state, reference, proofFileId, markedBy, answeredAt, answerNote, isBySilence },
    // A creator may have confirmed what nobody marked.
    paidOn: paidOn ?? dayStart(answeredAt ?? now),
    method: method ?? 'OTHER',
    markedAt: payout.markedAt ?? answeredAt ?? now,
    silentAt: state === 'MARKED' ? nextStepAt : null,
  });
  return state === 'MARKED' ? { marked: amountCents, confirmed: 0 } : { marked: 0, confirmed: amountCents };
}

/**
 * The part is owed again. A rest that was owed before goes on as it stood; where all else was marked or confirmed, what did
 * not arrive is all of the rest.
 */
async function denyPart(
  tx: Tx,
  payout: PayoutRow,
  part: PartRow,
  answer: { answeredAt: Date; answeredBy: string; answerNote: string | null },
): Promise<void> {
  const { answeredAt, answerNote } = answer;
  await tx
    .update(payoutParts)
    .set({ state: 'NOT_ARRIVED', answeredAt, answerNote, isBySilence: false, silentAt: null })
    .where(eq(payoutParts.id, part.id));
  const added = await restAsPart(tx, payout, answeredAt);
  const wasMarked = part.state === 'MARKED';
  const onlyThis = { ...answer, ...nothingSaid, state: 'NOT_ARRIVED', isBySilence: false } as const;
  const partsNow = {
    markedPartsCents: payout.markedPartsCents + added.marked - (wasMarked ? part.amountCents : 0),
    confirmedPartsCents: payout.confirmedPartsCents + added.confirmed - (wasMarked ? 0 : part.amountCents),
  };
  const dueAt = nextDueAt({ ...payout, ...partsNow });
  await tx
    .update(payouts)
    .set({
      ...(owedStates.includes(payout.state) ? {} : onlyThis),
      ...partsNow,
      dueAt,
      nextStepAt: nextReminderAfterWord(dueAt, answeredAt),
    })
    .where(eq(payouts.dealId, payout.dealId));
}

/**
 * Records the creator's answer whether a part arrived. A repeated answer changes nothing; a part confirmed by silence
 * can be denied. Throws payout.not_found, payout.part_not_found, and payout.not_now once the part was answered
 * otherwise.
 */
export async function answerPart(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>,
  actor: UserActor,
  { dealId, partId }: { dealId: string; partId: string },
  { arrived, note }: PayoutAnswer,
): Promise<Payout> {
  await deps.db.transaction(async (tx) => {
    const { payout, ...parties } = await lockPayout(tx, actor, dealId);
    authorize(actor, 'payout.answer', parties);
    const [part] = await tx
      .select()
      .from(payoutParts)
      .where(and(eq(payoutParts.id, partId), eq(payoutParts.dealId, dealId)));
    if (!part) throw new AppError('payout.part_not_found');
    if (part.state === (arrived ? 'CONFIRMED' : 'NOT_ARRIVED')) return;
    const isOpen = part.state === 'MARKED' || (!arrived && part.isBySilence);
    if (!isOpen) throw new AppError('payout.not_now');
    const now = deps.clock();
    if (arrived) await confirmPart(tx, part, now, false);
    else {
      const answer = { answeredAt: now, answeredBy: actor.userId, answerNote: note || null };
      await denyPart(tx, payout, part, answer);
      await dropDeniedDeposit(tx, dealId, now);
    }
    await deps.facts.append(tx, {
      kind: 'payout.part_answered',
      ...factOfPayout(dealId, parties, actor),
      subjectId: partId,
      data: { arrived, bySilence: false },
    });
  });
  return readPayout(deps, actor, dealId);
}

/** Confirms a part whose time for an answer is over, under the lock of its payout. */
async function confirmSilentPart(
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  { id, dealId }: Pick<PartRow, 'id' | 'dealId'>,
  now: Date,
): Promise<void> {
  const [parties] = await tx
    .select({ brandId: deals.brandId, creatorId: deals.creatorId })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(eq(payouts.dealId, dealId))
    .for('update', { of: payouts });
  const [part] = await tx
    .select()
    .from(payoutParts)
    .where(and(eq(payoutParts.id, id), lte(payoutParts.silentAt, now)));
  if (!parties || !part) return;
  await confirmPart(tx, part, now, true);
  await facts.append(tx, {
    kind: 'payout.part_answered',
    ...factOfPayout(dealId, parties, null),
    subjectId: id,
    data: { arrived: true, bySilence: true },
  });
}

/** Confirms every part whose time for an answer is over, each in a transaction of its own. */
export const confirmSilentParts = (
  deps: Pick<Deps, 'db' | 'facts' | 'jobs' | 'log'>,
  now: Date,
): Promise<void> =>
  forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ id: payoutParts.id, dealId: payoutParts.dealId })
        .from(payoutParts)
        .where(lte(payoutParts.silentAt, now))
        .orderBy(asc(payoutParts.silentAt), asc(payoutParts.id))
        .limit(limit),
    work: (part) => deps.db.transaction((tx) => confirmSilentPart(deps, tx, part, now)),
  });

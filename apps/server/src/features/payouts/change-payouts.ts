/** What the two sides say of a payment (rules/payouts#steps). */
import {
  AppError,
  afterStep,
  canRemind,
  dayStart,
  type NewPayment,
  nextReminderAfterWord,
  type Payout,
  type PayoutAnswer,
  type PlainFindingCode,
  reminderAt,
  silenceConfirmsMilliseconds,
} from '@briefcast/contract';
import { longestDayMilliseconds } from '@briefcast/contract/rules/deadline';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { deals, files, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { factOfPayout } from './fact-of-payout.ts';
import { isPartyOf, readPayout } from './read-payouts.ts';

const dayMilliseconds = 24 * 60 * 60 * 1000;

type ChangeDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>;

const invalid = (field: string, code: PlainFindingCode) =>
  new AppError('request.invalid', { findings: [{ path: [field], code }] });

/** Reads and locks what is owed for a deal of the actor's. Throws payout.not_found. */
async function lockPayout(tx: Tx, actor: UserActor, dealId: string) {
  const [found] = await tx
    .select({ payout: payouts, brandId: deals.brandId, creatorId: deals.creatorId })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(and(eq(payouts.dealId, dealId), isPartyOf(actor)))
    .for('update', { of: payouts });
  if (!found) throw new AppError('payout.not_found');
  return found;
}

/** A proof is a file that the brand added to this very deal. Throws request.invalid. */
async function requireProof(tx: Tx, dealId: string, fileId: string): Promise<void> {
  const [file] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.dealId, dealId), eq(files.uploaderRole, 'BRAND')));
  if (!file) throw invalid('fileId', 'payment.file_unknown');
}

/**
 * The brand says that it paid, or corrects what it said; the creator's seven days begin. The same again changes nothing.
 * Throws payout.not_found, payout.not_now once it is confirmed, team.role_too_small, or request.invalid for a day to
 * come and a file of another deal.
 */
export async function markPaid(
  deps: ChangeDeps,
  actor: UserActor,
  dealId: string,
  { paidOn, method, reference, fileId }: NewPayment,
): Promise<Payout> {
  await deps.db.transaction(async (tx) => {
    const { payout, ...parties } = await lockPayout(tx, actor, dealId);
    authorize(actor, 'payout.mark', parties);
    const now = deps.clock();
    const day = dayStart(new Date(paidOn));
    // "Today" of whoever is farthest east has begun already.
    if (day.getTime() > now.getTime() + longestDayMilliseconds - dayMilliseconds)
      throw invalid('paidOn', 'date.to_come');
    const said = { paidOn: day, method, reference: reference || null, proofFileId: fileId ?? null };
    if (payout.state === 'MARKED' && isSame(payout, said)) return;
    const state = afterStep('MARK', payout);
    if (state === null) throw new AppError('payout.not_now');
    if (fileId) await requireProof(tx, dealId, fileId);
    await tx
      .update(payouts)
      .set({
        ...said,
        state,
        markedAt: now,
        markedBy: actor.userId,
        nextStepAt: new Date(now.getTime() + silenceConfirmsMilliseconds),
      })
      .where(eq(payouts.dealId, dealId));
    await deps.facts.append(tx, { kind: 'payout.marked', ...factOfPayout(dealId, parties, actor) });
  });
  return readPayout(deps, actor, dealId);
}

type Said = Pick<typeof payouts.$inferSelect, 'paidOn' | 'method' | 'reference' | 'proofFileId'>;
const isSame = (one: Said, other: Said): boolean =>
  one.paidOn?.getTime() === other.paidOn?.getTime() &&
  one.method === other.method &&
  one.reference === other.reference &&
  one.proofFileId === other.proofFileId;

/**
 * The creator says whether it arrived. The same answer again changes nothing. Throws payout.not_found, or payout.not_now
 * for "not arrived" where nothing was marked or the creator themselves confirmed it.
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
    await tx
      .update(payouts)
      .set({
        remindersSent: payout.remindersSent + 1,
        lastRemindedAt: now,
        nextStepAt: nextReminderAfterWord(payout.dueAt, now),
      })
      .where(eq(payouts.dealId, dealId));
    await deps.facts.append(tx, {
      kind: 'payout.reminded',
      ...factOfPayout(dealId, parties, actor),
      data: { reminder: reminderAt(payout.dueAt, now) },
    });
  });
  return readPayout(deps, actor, dealId);
}

/** A brand says that it paid: one payout, or those of a run (rules/payouts#steps). */
import {
  AppError,
  afterStep,
  type NewPayment,
  owedStates,
  type Payout,
  silenceConfirmsMilliseconds,
} from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { files, payouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { type LockedPayout, lockPayout, lockPayouts } from './lock-payout.ts';
import { markPart } from './mark-part.ts';
import { readPayout } from './read-payouts.ts';
import { requirePastDay } from './require-past-day.ts';
import { restOf } from './rest.ts';
import { factOfPayout } from './write-payout.ts';

type MarkDeps = Pick<Deps, 'facts' | 'clock'>;

/** A proof is a file that the brand added to this very deal. Throws request.invalid. */
async function requireProof(tx: Tx, dealId: string, fileId: string): Promise<void> {
  const [file] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.dealId, dealId), eq(files.uploaderRole, 'BRAND')));
  if (!file) throw invalid('fileId', 'payment.file_unknown');
}

type Said = Pick<typeof payouts.$inferSelect, 'paidOn' | 'method' | 'reference' | 'proofFileId'>;

const isSame = (one: Said, other: Said): boolean =>
  one.paidOn?.getTime() === other.paidOn?.getTime() &&
  one.method === other.method &&
  one.reference === other.reference &&
  one.proofFileId === other.proofFileId;

/** Marks a payout that is locked. Throws payout.not_now once it is confirmed, and request.invalid for a file of another deal. */
async function markLocked(
  deps: MarkDeps,
  tx: Tx,
  actor: UserActor,
  { payout, ...parties }: LockedPayout,
  said: Said,
): Promise<void> {
  const { dealId } = payout;
  const state = afterStep('MARK', payout);
  if (state === null) throw new AppError('payout.not_now');
  if (said.proofFileId) await requireProof(tx, dealId, said.proofFileId);
  const now = deps.clock();
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
}

/**
 * Records the brand's statement that it paid, or a correction of it; the creator's seven days begin. A retry changes
 * nothing. An amount below the rest is a part. Throws payout.more_than_rest, payout.too_many_parts, payout.not_found,
 * payout.not_now once it is confirmed, team.role_too_small, or request.invalid for a day to come or before the deal,
 * and a file of another deal.
 */
export async function markPaid(
  deps: MarkDeps & Pick<Deps, 'db' | 'keys'>,
  actor: UserActor,
  dealId: string,
  { paidOn, method, reference, fileId, amountCents }: NewPayment,
): Promise<Payout> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockPayout(tx, actor, dealId);
    const { payout, sentAt, ...parties } = locked;
    authorize(actor, 'payout.mark', parties);
    const day = requirePastDay(paidOn, { sentAt, now: deps.clock(), field: 'paidOn' });
    const said = { paidOn: day, method, reference: reference || null, proofFileId: fileId ?? null };
    const rest = restOf(payout);
    if (amountCents !== undefined && amountCents < rest && payout.state !== 'CONFIRMED') {
      if (fileId) await requireProof(tx, dealId, fileId);
      return markPart(deps, tx, actor, locked, { ...said, amountCents });
    }
    if (payout.state === 'MARKED' && isSame(payout, said)) return;
    if (payout.state !== 'CONFIRMED' && amountCents !== undefined && amountCents > rest)
      throw new AppError('payout.more_than_rest');
    await markLocked(deps, tx, actor, locked, said);
  });
  return readPayout(deps, actor, dealId);
}

/** Statement about several payments at once; a proof is a file of its own deal. */
export interface PaymentOfSeveral extends Omit<NewPayment, 'fileId' | 'amountCents'> {
  fileIds: ReadonlyMap<string, string>;
}

/**
 * Marks those of these payouts that are owed with this amount, by the ids of their deals, and returns the ids; what
 * somebody has marked before, whole or in part, stays as it is. Throws team.role_too_small and request.invalid as `markPaid` does.
 */
export async function markSeveralPaid(
  deps: MarkDeps,
  tx: Tx,
  actor: UserActor,
  amounts: ReadonlyMap<string, number>,
  { paidOn, method, reference, fileIds }: PaymentOfSeveral,
): Promise<string[]> {
  const owed = (await lockPayouts(tx, actor, [...amounts.keys()])).filter(
    ({ payout }) => owedStates.includes(payout.state) && restOf(payout) === amounts.get(payout.dealId),
  );
  if (owed.length === 0) return [];
  // One day is stated for all of them: none of their deals was sent after it.
  const sentAt = new Date(Math.max(...owed.map((one) => one.sentAt.getTime())));
  const day = requirePastDay(paidOn, { sentAt, now: deps.clock(), field: 'paidOn' });
  for (const locked of owed) {
    authorize(actor, 'payout.mark', locked);
    const proofFileId = fileIds.get(locked.payout.dealId) ?? null;
    await markLocked(deps, tx, actor, locked, {
      paidOn: day,
      method,
      reference: reference || null,
      proofFileId,
    });
  }
  return owed.map(({ payout }) => payout.dealId);
}

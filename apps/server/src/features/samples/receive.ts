/** Statements of the creator about a sample: where it goes, and how it arrived (rules/samples#moves). */
import {
  activeStatuses,
  deadlineAfterArrival,
  type PostalAddress,
  returnLateAt,
  type Sample,
  type SampleAnswer,
  type SampleStep,
} from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { moveDeadline } from '../deals/move-deadline.ts';
import { lockSample, moveSample, type SampleToMove } from './move-sample.ts';
import { readSample } from './read-sample.ts';
import { requireOwnFile } from './require-own-file.ts';
import { sealAddress } from './sealed-address.ts';

type ReceiveDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>;

/** The creator says where it goes. Throws what `lockSample` throws. */
export async function giveAddress(
  deps: ReceiveDeps,
  actor: UserActor,
  dealId: string,
  address: PostalAddress,
): Promise<Sample> {
  await deps.db.transaction(async (tx) => {
    const move = await lockSample(tx, actor, dealId, 'GIVE_ADDRESS');
    const sealedAddress = sealAddress(deps, dealId, address);
    await moveSample(deps, tx, actor, move, { sealedAddress, overdueAt: null });
  });
  return readSample(deps, actor, dealId);
}

const stepOf: Record<SampleAnswer['outcome'], SampleStep> = {
  ARRIVED: 'ARRIVE',
  DAMAGED: 'DAMAGE',
  NOT_RECEIVED: 'MISS',
};

/** It is there: the deadline follows, unless the deal is over. */
async function noteArrival(
  deps: ReceiveDeps,
  tx: Tx,
  actor: UserActor,
  move: SampleToMove,
  now: Date,
): Promise<void> {
  const deal = authorize(actor, 'sample.receive', move.deal);
  const isOver = !activeStatuses.includes(deal.status);
  const { movedDays } = move.sample;
  const after = deadlineAfterArrival({
    terms: move.terms,
    deadline: deal.deadline,
    arrivedAt: now,
    movedDays,
  });
  await moveSample(deps, tx, actor, move, {
    arrivedAt: now,
    note: null,
    photoFileId: null,
    overdueAt: isOver && move.to === 'TO_RETURN' ? returnLateAt(now) : null,
    ...(isOver ? {} : { movedDays: after.movedDays }),
  });
  if (!isOver) await moveDeadline(deps, tx, deal, after.deadline, actor);
}

/**
 * The creator says that it arrived, or that the brand has to send another one. Throws request.invalid for a photo of another
 * deal, and what `lockSample` throws.
 */
export async function answerArrival(
  deps: ReceiveDeps,
  actor: UserActor,
  dealId: string,
  { outcome, note, photoId }: SampleAnswer,
): Promise<Sample> {
  await deps.db.transaction(async (tx) => {
    const move = await lockSample(tx, actor, dealId, stepOf[outcome]);
    if (outcome === 'ARRIVED') return noteArrival(deps, tx, actor, move, deps.clock());
    if (photoId) await requireOwnFile(tx, { dealId, fileId: photoId, field: 'photoId' });
    const photoFileId = (outcome === 'DAMAGED' && photoId) || null;
    await moveSample(deps, tx, actor, move, { note: note || null, photoFileId, overdueAt: null });
  });
  return readSample(deps, actor, dealId);
}

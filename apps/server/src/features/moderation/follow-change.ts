/** Opens or withdraws a request to the admin after a change of a profile (rules/moderation#what-waits). */
import { type Held, isAnythingHeld, isMoreHeld } from '@briefcast/contract';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { askForReview, endReview, findOpenReview } from './review-rows.ts';

interface FollowedChange {
  creatorId: string;
  isModerated: boolean;
  before: Held;
  after: Held;
  /** Whether the profile would be public for the first time. */
  isFirst: boolean;
  /** Whether the creator asked to be published or unpublished, if at all. */
  wish: boolean | undefined;
}

/**
 * Opens, keeps or withdraws the creator's request, depending on what waits before and after the change. Call
 * it in the change's transaction, with the creator's row locked.
 */
export async function followChange(
  deps: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { creatorId, isModerated, before, after, isFirst, wish }: FollowedChange,
): Promise<void> {
  if (isFirst) return askForReview(deps, tx, { creatorId, kind: 'FIRST' });
  const open = await findOpenReview(tx, creatorId);
  const isTakenBack = open?.kind === 'FIRST' && open.state === 'WAITING' && wish === false;
  const isEmpty = open?.kind === 'CHANGES' && !isAnythingHeld(after);
  if (open && (!isModerated || isTakenBack || isEmpty))
    return endReview(deps, tx, open.id, { state: 'WITHDRAWN' });
  if (!isModerated || !isAnythingHeld(after)) return;
  if (isMoreHeld(before, after) || wish === true)
    await askForReview(deps, tx, { creatorId, kind: 'CHANGES' });
}

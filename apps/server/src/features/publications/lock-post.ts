/** One post under the lock of its deal, for every change of it and of its numbers. */
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { findDealForUpdate } from '../deals/access.ts';
import { onePublication, publicationsOf } from './read-publications.ts';

export interface PostOfDeal {
  dealId: string;
  publicationId: string;
}

/** Deal and post stay as they are until the transaction ends. */
export type LockedPost = Awaited<ReturnType<typeof lockPost>>;

/** Locks a post for somebody who states for a side. Throws deal.not_found, team.role_too_small and publication.not_found. */
export async function lockPost(
  deps: Pick<TxDeps, 'clock' | 'keys'>,
  tx: Tx,
  actor: UserActor,
  { dealId, publicationId }: PostOfDeal,
) {
  const deal = authorize(actor, 'publication.state', await findDealForUpdate(tx, actor, dealId));
  const post = onePublication(await publicationsOf({ ...deps, db: tx }, dealId), publicationId);
  return { deal, post };
}

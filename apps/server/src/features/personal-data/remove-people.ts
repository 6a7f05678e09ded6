/** Deleting the accounts of people, by the admin or by themselves (rules/deletion). */
import type { Role } from '@briefcast/contract';
import { eq, inArray } from 'drizzle-orm';
import type { AdminActor, UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { cancelOpenDeals } from '../deals/remove-deal.ts';
import { removeUnusedMedia } from '../media/remove-unused-media.ts';
import { endCardOf } from '../subscriptions/remove-subscription.ts';

type RemoveDeps = Pick<Deps, 'clock' | 'facts' | 'signals' | 'jobs' | 'keys'>;

/** Deletes the accounts of these people, whom the transaction holds, with the uploads that nothing shows any more. */
export async function removePeople(
  deps: RemoveDeps,
  tx: Tx,
  people: readonly { userId: string; role: Role }[],
  by: 'ADMIN' | Role,
): Promise<void> {
  if (people.length === 0) return;
  const ids = people.map(({ userId }) => userId);
  // Read first: with the account, its uploads lose their owner.
  const uploads = await tx.select({ id: media.id }).from(media).where(inArray(media.ownerId, ids));
  for (const person of people) await removeAccount(deps, tx, person, by);
  const uploadIds = uploads.map(({ id }) => id);
  await removeUnusedMedia(deps, tx, inArray(media.id, uploadIds));
}

/** Deletes a creator, whose account the transaction has locked: open deals are cancelled, finished ones stay. */
export async function removeCreator(
  deps: RemoveDeps,
  tx: Tx,
  actor: AdminActor | UserActor,
  userId: string,
): Promise<void> {
  // In the order of locks: the account, its profile, its deals.
  await tx.select({ id: creators.userId }).from(creators).where(eq(creators.userId, userId)).for('update');
  await endCardOf(deps, tx, userId);
  await cancelOpenDeals(deps, tx, actor, userId);
  const by = actor.kind === 'admin' ? 'ADMIN' : 'CREATOR';
  await removePeople(deps, tx, [{ userId, role: 'CREATOR' }], by);
}

/** Hides and republishes a profile automatically, not by its creator or the admin (rules/subscriptions#lapse). */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creators } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { touchCreator } from './touch-creator.ts';

/** Makes a profile public or hides it; the caller has locked the creator and checked that this changes the state. */
export async function showProfile(
  deps: Pick<TxDeps, 'facts'>,
  tx: Tx,
  creatorId: string,
  isPublished: boolean,
): Promise<void> {
  await tx.update(creators).set({ isPublished }).where(eq(creators.userId, creatorId));
  const kind = isPublished ? 'creator.published' : 'creator.unpublished';
  await touchCreator(deps, tx, { creatorId, kind, actor: 'SYSTEM' });
}

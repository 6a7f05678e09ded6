/** Removing from one's portfolio, with the bytes (decisions 5.4). */
import { AppError } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { media, portfolioItems } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { touchCreator } from '../../platform/facts/touch-creator.ts';
import { removeUnusedMedia } from '../../platform/files/remove-unused-media.ts';

/**
 * Removes an item of the actor's own. A published profile stays published when it falls below the items that
 * publishing asked for. Throws portfolio.not_found, for somebody else's item as well.
 */
export async function removeItem(
  { db, jobs, facts }: Pick<Deps, 'db' | 'jobs' | 'facts'>,
  actor: UserActor,
  itemId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await touchCreator({ facts }, tx, {
      creatorId: actor.userId,
      kind: 'creator.changed',
      actor: 'CREATOR',
    });
    const [removed] = await tx
      .delete(portfolioItems)
      .where(and(eq(portfolioItems.id, itemId), eq(portfolioItems.creatorId, actor.userId)))
      .returning({ mediaId: portfolioItems.mediaId });
    if (!removed) throw new AppError('portfolio.not_found');
    if (removed.mediaId) await removeUnusedMedia({ jobs }, tx, eq(media.id, removed.mediaId));
  });
}

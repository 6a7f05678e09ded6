/** Removes an item of the actor's own portfolio, with its bytes (rules/files#storage). */
import { AppError, minimumPortfolioItems, missingPortfolio } from '@briefcast/contract';
import { and, count, eq, notInArray } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, media, portfolioItems } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forgetHeldItem, heldColumns } from '../creators/hold-items.ts';
import { touchCreator } from '../creators/touch-creator.ts';
import { removeUnusedMedia } from '../media/remove-unused-media.ts';

/** Refuses to leave a published portfolio with fewer items than publishing requires, if it had enough before. */
async function requireEnoughLeft(
  tx: Tx,
  { userId, heldItems }: { userId: string; heldItems: string[] },
): Promise<void> {
  const isShown = and(eq(portfolioItems.creatorId, userId), notInArray(portfolioItems.id, heldItems));
  const [items] = await tx.select({ count: count() }).from(portfolioItems).where(isShown);
  const left = items?.count ?? 0;
  // A profile that the admin published with fewer items is not checked.
  if (left === minimumPortfolioItems - 1)
    throw new AppError('profile.published_needs', { findings: missingPortfolio(left) });
}

/**
 * Removes an item of the actor's own, under the profile's lock, so that of two removals at once the second
 * counts what the first left. Throws portfolio.not_found, also for another person's item, and
 * profile.published_needs if a published profile would have too few.
 */
export async function removeItem(
  { db, jobs, facts, clock, settings }: Pick<Deps, 'db' | 'jobs' | 'facts' | 'clock' | 'settings'>,
  actor: UserActor,
  itemId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [owner] = await tx
      .select({
        ...heldColumns,
        isPublished: creators.isPublished,
      })
      .from(creators)
      .where(eq(creators.userId, actor.userId))
      .for('update');
    if (!owner) throw new AppError('auth.session_expired');
    const [removed] = await tx
      .delete(portfolioItems)
      .where(and(eq(portfolioItems.id, itemId), eq(portfolioItems.creatorId, actor.userId)))
      .returning({ mediaId: portfolioItems.mediaId });
    if (!removed) throw new AppError('portfolio.not_found');
    const isModerated = settings.now().moderation.isOn;
    const isHeld = owner.heldItems.includes(itemId);
    if (!isHeld && owner.isPublished) await requireEnoughLeft(tx, owner);
    if (isHeld || itemId in owner.heldTitles)
      await forgetHeldItem({ clock }, tx, owner, { itemId, isModerated });
    await touchCreator({ facts }, tx, {
      creatorId: actor.userId,
      kind: 'creator.changed',
      actor: 'CREATOR',
    });
    if (removed.mediaId) await removeUnusedMedia({ jobs }, tx, eq(media.id, removed.mediaId));
  });
}

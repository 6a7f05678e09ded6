/** The order and the titles of the actor's own portfolio (rules/portfolio#portfolio-order). */
import { AppError, type PortfolioItem, type PortfolioItemChange } from '@briefcast/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, portfolioItems } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forgetHeldItem, heldColumns, holdTitle, type LockedCreator } from '../creators/hold-items.ts';
import { touchCreator } from '../creators/touch-creator.ts';
import { readPortfolio } from './read-portfolio.ts';

type PortfolioDeps = Pick<Deps, 'db' | 'facts' | 'keys' | 'clock'>;

/** Serialises the changes of one portfolio. Throws auth.session_expired for a deleted creator. */
async function holdPortfolio(
  tx: Tx,
  creatorId: string,
): Promise<LockedCreator & { publishedAt: Date | null }> {
  const own = eq(creators.userId, creatorId);
  const columns = { ...heldColumns, publishedAt: creators.publishedAt };
  const [held] = await tx.select(columns).from(creators).where(own).for('update');
  if (!held) throw new AppError('auth.session_expired');
  return held;
}

/** Moves the given items to the front, in that order; the others follow. Returns the portfolio as its owner sees it. */
export async function arrangeItems(
  deps: PortfolioDeps,
  actor: UserActor,
  itemIds: readonly string[],
): Promise<PortfolioItem[]> {
  await deps.db.transaction(async (tx) => {
    await holdPortfolio(tx, actor.userId);
    const items = await tx
      .select({ id: portfolioItems.id, position: portfolioItems.position })
      .from(portfolioItems)
      .where(eq(portfolioItems.creatorId, actor.userId))
      .orderBy(asc(portfolioItems.position), desc(portfolioItems.id));
    const known = new Map(items.map((item) => [item.id, item]));
    const named = [...new Set(itemIds)].flatMap((id) => known.get(id) ?? []);
    const ordered = [...named, ...items.filter((item) => !named.includes(item))];
    const moved = ordered.flatMap((item, index) => (item.position === index ? [] : [{ id: item.id, index }]));
    if (moved.length === 0) return;
    await touchCreator(deps, tx, { creatorId: actor.userId, kind: 'creator.changed', actor: 'CREATOR' });
    for (const { id, index } of moved.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      await tx.update(portfolioItems).set({ position: index }).where(eq(portfolioItems.id, id));
    }
  });
  return readPortfolio(deps, actor, actor.userId);
}

/**
 * Changes the title of an item; with moderation on, that of a public work waits for approval. Returns the
 * item. Throws portfolio.not_found, also for another person's item.
 */
export async function changeItem(
  deps: PortfolioDeps & Pick<Deps, 'settings'>,
  actor: UserActor,
  itemId: string,
  { title }: PortfolioItemChange,
): Promise<PortfolioItem> {
  await deps.db.transaction(async (tx) => {
    const creator = await holdPortfolio(tx, actor.userId);
    const own = and(eq(portfolioItems.id, itemId), eq(portfolioItems.creatorId, actor.userId));
    const [item] = await tx.select({ title: portfolioItems.title }).from(portfolioItems).where(own);
    if (!item) throw new AppError('portfolio.not_found');
    const isPublic = creator.publishedAt !== null && !creator.heldItems.includes(itemId);
    if (isPublic && deps.settings.now().moderation.isOn)
      await holdTitle(deps, tx, creator, { itemId, shown: item.title, title });
    else {
      await tx.update(portfolioItems).set({ title }).where(own);
      // A title that waited from before moderation was turned off is superseded.
      if (itemId in creator.heldTitles)
        await forgetHeldItem(deps, tx, creator, { itemId, isModerated: false });
    }
    await touchCreator(deps, tx, { creatorId: actor.userId, kind: 'creator.changed', actor: 'CREATOR' });
  });
  const item = (await readPortfolio(deps, actor, actor.userId)).find(({ id }) => id === itemId);
  if (!item) throw new AppError('portfolio.not_found');
  return item;
}

/** The order and the words of the actor's own portfolio (rules/portfolio#portfolio-order). */
import { AppError, type PortfolioItem, type PortfolioItemChange, readHeldWords } from '@briefcast/contract';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creators, portfolioItems } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forgetHeldItem, heldColumns, holdWords, type LockedCreator } from '../creators/hold-items.ts';
import { touchCreator } from '../creators/touch-creator.ts';
import { knownTrade } from './known-trade.ts';
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
 * Changes the words of an item; with moderation on, the title of a public work and what it shows wait for approval.
 * Returns the item. Throws portfolio.not_found, also for another person's item, and request.invalid for a category that
 * the market does not offer.
 */
export async function changeItem(
  deps: PortfolioDeps & Pick<Deps, 'settings'>,
  actor: UserActor,
  itemId: string,
  change: PortfolioItemChange,
): Promise<PortfolioItem> {
  await deps.db.transaction(async (tx) => {
    const creator = await holdPortfolio(tx, actor.userId);
    const own = and(eq(portfolioItems.id, itemId), eq(portfolioItems.creatorId, actor.userId));
    const columns = {
      title: portfolioItems.title,
      shows: portfolioItems.shows,
      trade: portfolioItems.trade,
    };
    const [item] = await tx.select(columns).from(portfolioItems).where(own);
    if (!item) throw new AppError('portfolio.not_found');
    const { title, shows, kind, trade } = change;
    const known = { db: tx, settings: deps.settings };
    const choices = {
      ...(kind === undefined ? {} : { kind }),
      ...(trade === undefined ? {} : { trade: await knownTrade(known, trade, item.trade) }),
    };
    // As its owner sees it.
    const held = creator.heldTitles[itemId];
    const now = { title: item.title, shows: item.shows, ...(held === undefined ? {} : readHeldWords(held)) };
    const words = { title: title ?? now.title, shows: shows === undefined ? now.shows : (shows ?? '') };
    const isPublic = creator.publishedAt !== null && !creator.heldItems.includes(itemId);
    const waits = isPublic && deps.settings.now().moderation.isOn;
    await updateItem(tx, own, waits ? choices : { ...choices, ...words });
    if (waits) await holdWords(deps, tx, creator, { itemId, shown: item, words });
    // Words that waited from before moderation was turned off are superseded.
    else if (held !== undefined) await forgetHeldItem(deps, tx, creator, { itemId, isModerated: false });
    await touchCreator(deps, tx, { creatorId: actor.userId, kind: 'creator.changed', actor: 'CREATOR' });
  });
  const item = (await readPortfolio(deps, actor, actor.userId)).find(({ id }) => id === itemId);
  if (!item) throw new AppError('portfolio.not_found');
  return item;
}

async function updateItem(
  tx: Tx,
  own: SQL | undefined,
  values: Partial<typeof portfolioItems.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length > 0) await tx.update(portfolioItems).set(values).where(own);
}

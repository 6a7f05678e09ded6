import type { CompletenessFacts } from '@briefcast/contract';
import { count, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { type creators, portfolioItems } from '../../platform/database/tables/index.ts';
import { readCategoriesOf } from './read-categories.ts';

type CreatorRow = typeof creators.$inferSelect;

/** Reads the facts for completeness, with works that wait for approval. */
export async function completenessFacts(tx: Tx, creator: CreatorRow): Promise<CompletenessFacts> {
  const isOwn = eq(portfolioItems.creatorId, creator.userId);
  const [items] = await tx.select({ count: count() }).from(portfolioItems).where(isOwn);
  const categories = await readCategoriesOf(tx, creator.userId);
  return { ...creator, categories, portfolioItems: items?.count ?? 0 };
}

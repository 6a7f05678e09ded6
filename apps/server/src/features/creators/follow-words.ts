/** Follows changes of the market to its categories and content languages (rules/market#words). */
import {
  categoriesOf,
  isBuiltIn,
  type MarketWords,
  renamedWords,
} from '@briefcast/contract/admin/market-words';
import { arrayOverlaps, asc, eq, inArray, max, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  categories,
  creatorCategories,
  creators,
  portfolioItems,
} from '../../platform/database/tables/index.ts';

/** Adds the rows of categories that the market added, behind those that are there. */
async function addCategories(tx: Tx, market: Partial<MarketWords>): Promise<void> {
  const added = categoriesOf(market).filter(({ word }) => !isBuiltIn('categories', word));
  if (added.length === 0) return;
  const [last] = await tx.select({ position: max(categories.position) }).from(categories);
  const first = (last?.position ?? 0) + 1;
  await tx
    .insert(categories)
    .values(added.map(({ word }, index) => ({ name: word, position: first + index })))
    .onConflictDoNothing({ target: categories.name });
}

const creatorsIn = (tx: Tx, names: string[]) =>
  tx
    .select({ id: creatorCategories.creatorId })
    .from(creatorCategories)
    .innerJoin(categories, eq(categories.id, creatorCategories.categoryId))
    .where(inArray(categories.name, names));

/** Creators with works of these categories. */
const workersIn = (tx: Tx, names: string[]) =>
  tx
    .select({ id: portfolioItems.creatorId })
    .from(portfolioItems)
    .where(inArray(portfolioItems.trade, names));

/**
 * Follows a change. Returns whether search texts of creators have to be derived again, because a word of theirs has
 * another name.
 */
export async function followWords(
  tx: Tx,
  before: Partial<MarketWords>,
  next: Partial<MarketWords>,
): Promise<boolean> {
  await addCategories(tx, next);
  const renamed = {
    categories: renamedWords('categories', before, next),
    languages: renamedWords('contentLanguages', before, next),
  };
  if (renamed.categories.length + renamed.languages.length === 0) return false;
  const isConcerned = or(
    renamed.languages.length > 0 ? arrayOverlaps(creators.languages, renamed.languages) : undefined,
    renamed.categories.length > 0 ? inArray(creators.userId, creatorsIn(tx, renamed.categories)) : undefined,
    renamed.categories.length > 0 ? inArray(creators.userId, workersIn(tx, renamed.categories)) : undefined,
  );
  // In one order, so that two who do this wait for each other.
  await tx
    .select({ id: creators.userId })
    .from(creators)
    .where(isConcerned)
    .orderBy(asc(creators.userId))
    .for('update');
  await tx.update(creators).set({ searchTextVersion: 0 }).where(isConcerned);
  return true;
}

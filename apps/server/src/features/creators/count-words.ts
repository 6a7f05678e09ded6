/** Counts creators by the categories and languages that they chose. */
import { count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { categories, creatorCategories, creators } from '../../platform/database/tables/index.ts';

/** Counts of creators by word, for either kind. */
export async function countCreatorsByWord(
  db: Reader,
): Promise<Record<'categories' | 'contentLanguages', Map<string, number>>> {
  const isReal = eq(creators.isSample, false);
  const language = sql<string>`unnest(${creators.languages})`.as('word');
  const spoken = db.select({ word: language }).from(creators).where(isReal).as('spoken');
  const byCategory = await db
    .select({ word: categories.name, count: count() })
    .from(creatorCategories)
    .innerJoin(categories, eq(categories.id, creatorCategories.categoryId))
    .innerJoin(creators, eq(creators.userId, creatorCategories.creatorId))
    .where(isReal)
    .groupBy(categories.name);
  const byLanguage = await db.select({ word: spoken.word, count: count() }).from(spoken).groupBy(spoken.word);
  const counted = (rows: { word: string; count: number }[]) =>
    new Map(rows.map((row) => [row.word, row.count]));
  return { categories: counted(byCategory), contentLanguages: counted(byLanguage) };
}

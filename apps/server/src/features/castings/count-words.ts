/** Counts castings by the categories and languages that they ask for. */
import { and, count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { brands, castings, categories } from '../../platform/database/tables/index.ts';

/** Counts of castings by word, for either kind, with those that are over. */
export async function countCastingsByWord(
  db: Reader,
): Promise<Record<'categories' | 'contentLanguages', Map<string, number>>> {
  const isOfReal = and(eq(brands.id, castings.brandId), eq(brands.isSample, false));
  const language = sql<string>`unnest(${castings.languages})`.as('word');
  const asked = db.select({ word: language }).from(castings).innerJoin(brands, isOfReal).as('asked');
  const byCategory = await db
    .select({ word: categories.name, count: count() })
    .from(castings)
    .innerJoin(brands, isOfReal)
    .innerJoin(categories, eq(categories.id, sql`any(${castings.categoryIds})`))
    .groupBy(categories.name);
  const byLanguage = await db.select({ word: asked.word, count: count() }).from(asked).groupBy(asked.word);
  const counted = (rows: { word: string; count: number }[]) =>
    new Map(rows.map((row) => [row.word, row.count]));
  return { categories: counted(byCategory), contentLanguages: counted(byLanguage) };
}

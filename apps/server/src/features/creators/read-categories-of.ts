/** The categories of one creator, in their order. */
import type { Category } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { categories, creatorCategories } from '../../platform/database/tables/index.ts';

export const readCategoriesOf = (db: Reader, creatorId: string): Promise<Category[]> =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(creatorCategories)
    .innerJoin(categories, eq(categories.id, creatorCategories.categoryId))
    .where(eq(creatorCategories.creatorId, creatorId))
    .orderBy(asc(creatorCategories.position));

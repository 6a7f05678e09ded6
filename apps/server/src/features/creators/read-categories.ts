/** Categories as clients get them: all of the marketplace, or those of a creator. */
import type { Category } from '@briefcast/contract';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { categories, creatorCategories } from '../../platform/database/tables/index.ts';

const allCategories = prepared((db) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position))
    .prepare('categories'),
);

/** All categories, in their order. */
export const readCategories = (db: Reader): Promise<Category[]> => allCategories(db).execute();

/** The categories of one creator, in the order that they chose. */
export const readCategoriesOf = (db: Reader, creatorId: string): Promise<Category[]> =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(creatorCategories)
    .innerJoin(categories, eq(categories.id, creatorCategories.categoryId))
    .where(eq(creatorCategories.creatorId, creatorId))
    .orderBy(asc(creatorCategories.position));

/** The categories of the marketplace, in their order. */
import type { Category } from '@briefcast/contract';
import { asc } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { categories } from '../../platform/database/tables/index.ts';

const allCategories = prepared((db) =>
  db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.position))
    .prepare('categories'),
);

export const readCategories = (db: Reader): Promise<Category[]> => allCategories(db).execute();

/** Castings as the board keeps them in memory, read from the database. */
import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isBrandSuspended } from '../../../platform/auth/suspended.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { brands, castings } from '../../../platform/database/tables/index.ts';
import { type CardRow, cardColumns } from '../casting-columns.ts';

/** Everything that a card shows, and what the board looks for in it. */
export type RunningCasting = CardRow & {
  brandId: string;
  description: string;
  /** Another number after nearly every change of the row. */
  mark: number;
};

const mark = sql<number>`hashtext("castings"::text)`;

const running = () =>
  and(
    eq(castings.visibility, 'EVERYONE'),
    isNull(castings.closedAt),
    isNull(castings.endedAt),
    sql`not ${isBrandSuspended(sql`"castings"."brand_id"`)}`,
  );

const rowsWhere = (db: Reader, condition: SQL | undefined) =>
  db
    .select({ ...cardColumns, brandId: castings.brandId, description: castings.description, mark })
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(and(running(), condition));

/** The next ones by their ids, that take applications and that everybody finds; also those without a free place. */
export const readRunningAfter = (db: Reader, id: string, limit: number): Promise<RunningCasting[]> =>
  rowsWhere(db, gt(castings.id, id)).orderBy(asc(castings.id)).limit(limit);

/** Reads the running castings of these organisations. */
export const readRunningOfBrands = (db: Reader, brandIds: readonly string[]): Promise<RunningCasting[]> =>
  rowsWhere(db, inArray(castings.brandId, [...brandIds]));

/**
 * Returns their number and the sum of their marks: an equal pair means that no change of a row was missed.
 */
export async function readState(db: Reader): Promise<{ count: number; sum: number }> {
  const [state] = await db
    .select({ count: sql<number>`count(*)::int`, sum: sql<number>`coalesce(sum(${mark}), 0)::float8` })
    .from(castings)
    .where(running());
  return state ?? { count: 0, sum: 0 };
}

/** Castings as the board keeps them in memory, read from the database. */
import { and, asc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { brands, castings } from '../../../platform/database/tables/index.ts';
import { type CardRow, cardColumns } from '../casting-columns.ts';

/** Everything that a card shows, and what the board looks for in it. */
export type RunningCasting = CardRow & { brandId: string; description: string };

const running = () =>
  and(eq(castings.visibility, 'EVERYONE'), isNull(castings.closedAt), isNull(castings.endedAt));

const rowsWhere = (db: Reader, condition: SQL | undefined) =>
  db
    .select({ ...cardColumns, brandId: castings.brandId, description: castings.description })
    .from(castings)
    .innerJoin(brands, eq(brands.id, castings.brandId))
    .where(and(running(), condition));

/** The next ones by their ids, that take applications and that everybody finds; also those without a free place. */
export const readRunningAfter = (db: Reader, id: string, limit: number): Promise<RunningCasting[]> =>
  rowsWhere(db, gt(castings.id, id)).orderBy(asc(castings.id)).limit(limit);

/** Those of these organisations. */
export const readRunningOfBrands = (db: Reader, brandIds: readonly string[]): Promise<RunningCasting[]> =>
  rowsWhere(db, inArray(castings.brandId, [...brandIds]));

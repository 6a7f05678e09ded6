/** Pages of a list that is sorted by when its rows were made: newest first, by id where that is the same moment. */
import { mostPerPage, type PageQuery } from '@briefcast/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../page-cursor.ts';

/**
 * Whether a row stands behind the page before. Always a comparison, never "or no cursor": so one plan finds the place
 * by an index on both, at the beginning of the list as well as far down. Its values are those of `pageValues`.
 */
export const isBehindCursor = (createdAt: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${createdAt}, ${id}) < (${sql.placeholder('afterMoment')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`;

/** After every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export interface PageValues extends Record<string, unknown> {
  afterMoment: string;
  afterId: string;
  /** One more than the page has: it tells whether there is a next one. */
  limit: number;
}

/** The values of a page's placeholders; `usual` is how many it has unless told. Throws request.invalid for a bad cursor. */
export function pageValues({ limit, cursor }: PageQuery, usual: number = mostPerPage): PageValues {
  const [milliseconds, afterId] = cursor ? decodeCursor(cursor) : [null, lastId];
  const afterMoment = milliseconds === null ? 'infinity' : new Date(milliseconds).toISOString();
  return { afterMoment, afterId, limit: (limit ?? usual) + 1 };
}

/** The page of what was read with these values, and where the next one begins. */
export function pageOf<Row extends { id: string; createdAt: Date }>(
  read: Row[],
  { limit }: PageValues,
): { rows: Row[]; nextCursor: string | null } {
  const rows = read.slice(0, limit - 1);
  const last = read.length === limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? encodeCursor([last.createdAt.getTime(), last.id]) : null };
}

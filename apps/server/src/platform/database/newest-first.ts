/** Pages of a list that is sorted by when its rows were made: newest first, and by id at the same moment. */
import { mostPerPage, type PageQuery } from '@briefcast/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../page-cursor.ts';

/**
 * Whether a row comes after the previous page. Always a comparison, never "or no cursor": so one plan finds
 * the position in an index on both columns, on the first page as well as on later ones. Its values are those
 * of `pageValues`.
 */
export const isBehindCursor = (createdAt: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${createdAt}, ${id}) < (${sql.placeholder('afterMoment')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`;

/** Greater than every id. */
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export interface PageValues extends Record<string, unknown> {
  afterMoment: string;
  afterId: string;
  /** One more than the page holds: it shows whether there is a next page. */
  limit: number;
}

/**
 * The values of a page's placeholders; `usual` is the page size if none is given. Throws request.invalid for
 * a bad cursor.
 */
export function pageValues({ limit, cursor }: PageQuery, usual: number = mostPerPage): PageValues {
  const [milliseconds, afterId] = cursor ? decodeCursor(cursor) : [null, lastId];
  const afterMoment = milliseconds === null ? 'infinity' : new Date(milliseconds).toISOString();
  return { afterMoment, afterId, limit: (limit ?? usual) + 1 };
}

/** A page ends after the row with which its long texts reach this many letters. */
const lettersPerPage = 256 * 1024;

/**
 * How many of these rows a page of `limit` holds: fewer where their texts are long; -1 where it holds all of them.
 */
export function endOfPage<Row>(read: readonly Row[], limit: number, longText: (row: Row) => string): number {
  let letters = 0;
  return read.findIndex((row, index) => {
    if (index === limit || letters >= lettersPerPage) return true;
    letters += longText(row).length;
    return false;
  });
}

/**
 * Cuts the page from the rows that were read with these values, with the cursor of the next one. `longText`
 * returns a row's long text: a page holds fewer rows when their texts are long.
 */
export function pageOf<Row extends { id: string; createdAt: Date }>(
  read: Row[],
  { limit }: PageValues,
  longText: (row: Row) => string = () => '',
): { rows: Row[]; nextCursor: string | null } {
  const end = endOfPage(read, limit - 1, longText);
  const rows = end < 0 ? read : read.slice(0, end);
  const last = end < 0 ? undefined : rows.at(-1);
  return { rows, nextCursor: last ? encodeCursor([last.createdAt.getTime(), last.id]) : null };
}

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

/** A page ends after the row with which its long texts take so many letters. */
const lettersPerPage = 256 * 1024;

/**
 * The page of what was read with these values, and where the next one begins. `longText` is what a row says at length:
 * of rows that say much a page holds fewer.
 */
export function pageOf<Row extends { id: string; createdAt: Date }>(
  read: Row[],
  { limit }: PageValues,
  longText: (row: Row) => string = () => '',
): { rows: Row[]; nextCursor: string | null } {
  let letters = 0;
  const isBeyond = (row: Row, index: number) => {
    if (index === limit - 1 || letters >= lettersPerPage) return true;
    letters += longText(row).length;
    return false;
  };
  const end = read.findIndex(isBeyond);
  const rows = end < 0 ? read : read.slice(0, end);
  const last = end < 0 ? undefined : rows.at(-1);
  return { rows, nextCursor: last ? encodeCursor([last.createdAt.getTime(), last.id]) : null };
}

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

/** A page ends before the row with which it would weigh more than this many bytes; its first row always fits. */
const bytesPerPage = 512 * 1024;

type Measure = (text: string) => number;
/** Bytes of a text in UTF-8: exactly, and at most, which takes a tenth of the time. */
const exactly: Measure = (text) => Buffer.byteLength(text);
const atMost: Measure = (text) => text.length * 3;

/** How many bytes a value takes as JSON, about. */
function weightOf(value: unknown, bytesOf: Measure): number {
  if (typeof value === 'string') return bytesOf(value) + 2;
  if (typeof value !== 'object' || value === null) return 8;
  if (value instanceof Date) return 26;
  let weight = 2;
  if (Array.isArray(value)) for (const one of value) weight += 1 + weightOf(one, bytesOf);
  else
    for (const name in value)
      weight += name.length + 4 + weightOf(value[name as keyof typeof value], bytesOf);
  return weight;
}

/** A row of a page; `bytesBesides` is the weight of what is read for it by further statements. */
interface PageRow {
  bytesBesides?: number;
}

/**
 * Cuts a page of `limit` rows from those that were read, with one more: fewer where they are heavy. `last` is its last row,
 * undefined where no page follows. `shown` returns what of a row is sent, where that is not all.
 */
export function cutPage<Row extends object>(
  read: readonly Row[],
  limit: number,
  shown: (row: Row) => unknown = (row) => row,
): { rows: Row[]; last: Row | undefined } {
  const endBy = (bytesOf: Measure) => {
    let bytes = 0;
    return read.findIndex((row, index) => {
      bytes += weightOf(shown(row), bytesOf) + ((row as PageRow).bytesBesides ?? 0);
      return index === limit || (index > 0 && bytes > bytesPerPage);
    });
  };
  const soonest = endBy(atMost);
  const end = soonest < 0 || soonest === limit ? soonest : endBy(exactly);
  const rows = end < 0 ? [...read] : read.slice(0, end);
  return { rows, last: end < 0 ? undefined : rows.at(-1) };
}

/** Cuts the page from the rows that were read with these values, as `cutPage`, with the cursor of the next one. */
export function pageOf<Row extends { id: string; createdAt: Date | string }>(
  read: readonly Row[],
  { limit }: PageValues,
  shown?: (row: Row) => unknown,
): { rows: Row[]; nextCursor: string | null } {
  const { rows, last } = cutPage(read, limit - 1, shown);
  return { rows, nextCursor: last ? encodeCursor([new Date(last.createdAt).getTime(), last.id]) : null };
}

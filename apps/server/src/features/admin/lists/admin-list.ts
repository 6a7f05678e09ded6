/** Reads each of the admin's lists: newest first from a cursor, in another order by page number, or completely. */
import {
  AppError,
  mostPerPage,
  mostRowsOfFile,
  type PageQuery,
  type SortDirection,
} from '@briefcast/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { pageOf, pageValues } from '../../../platform/database/newest-first.ts';
import { prepared } from '../../../platform/database/prepared.ts';

type Values = Record<string, unknown>;
type Statement<Row> = (db: Reader) => { execute(values: Values): Promise<Row[]> };

/** A sort expression. If it can be null, such rows come last in both directions. */
export interface Order {
  by: SQLWrapper;
  mayBeNull?: true;
}

export interface AdminList<Row extends { id: string }, Sort extends string> {
  /** The rows after the cursor of `pageValues`. */
  newest: Statement<Row>;
  /** Only the ids, in an order, from an offset: nothing else is computed for the skipped rows. */
  ids: (sort: Sort, direction: SortDirection) => Statement<{ id: string }>;
  /** The rows of some ids, in any order. */
  byIds: Statement<Row>;
  count: Statement<{ total: number }>;
  /** The sort that equals the list's default order, its newest first. */
  newestSort: Sort;
}

export const total = sql<number>`count(*)::int`;

/** The statements of ids for every order, each prepared when it is first used; `build` gets its ORDER BY. */
export function idsInOrder<Sort extends string>(
  name: string,
  orders: Record<Sort, Order>,
  id: SQLWrapper,
  build: (db: Reader, order: SQL, name: string) => { execute(values: Values): Promise<{ id: string }[]> },
): AdminList<{ id: string }, Sort>['ids'] {
  const statements = new Map<string, Statement<{ id: string }>>();
  for (const [sort, { by, mayBeNull }] of Object.entries<Order>(orders)) {
    const nulls = mayBeNull ? sql` nulls last` : sql``;
    for (const direction of ['asc', 'desc'] as const) {
      const order = sql`${by} ${sql.raw(direction)}${nulls}, ${id} ${sql.raw(direction)}`;
      statements.set(
        `${sort} ${direction}`,
        prepared((db) => build(db, order, `${name}_by_${sort}_${direction}`)),
      );
    }
  }
  return (sort, direction) => {
    const statement = statements.get(`${sort} ${direction}`);
    if (!statement) throw new Error(`No order of ${name} by ${sort}`);
    return statement;
  };
}

interface Ordered<Sort> {
  sort?: Sort | undefined;
  direction?: SortDirection | undefined;
}

const idsOf = <Row extends { id: string }, Sort extends string>(
  list: AdminList<Row, Sort>,
  { sort, direction }: Ordered<Sort>,
) => (sort ? list.ids(sort, direction ?? 'asc') : list.ids(list.newestSort, 'desc'));

/** Returns the rows of these ids, in that order, without rows deleted since. */
async function rowsOf<Row extends { id: string }>(
  { byIds }: Pick<AdminList<Row, string>, 'byIds'>,
  db: Reader,
  ids: string[],
): Promise<Row[]> {
  const rows = new Map((await byIds(db).execute({ ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

export interface ListPage<Row> {
  rows: Row[];
  nextCursor: string | null;
  total: number;
}

/** A page of a list. `values` fill the placeholders of its conditions. Throws request.invalid for a bad cursor. */
export async function readListPage<Row extends { id: string; createdAt: Date }, Sort extends string>(
  db: Reader,
  list: AdminList<Row, Sort>,
  query: PageQuery & Ordered<Sort> & { page?: number | undefined },
  values: Values,
): Promise<ListPage<Row>> {
  const [counted] = await list.count(db).execute(values);
  const total = counted?.total ?? 0;
  if (query.page === undefined && query.sort === undefined) {
    const page = pageValues(query);
    return { ...pageOf(await list.newest(db).execute({ ...values, ...page }), page), total };
  }
  const limit = query.limit ?? mostPerPage;
  const offset = ((query.page ?? 1) - 1) * limit;
  const ids = await idsOf(list, query)(db).execute({ ...values, limit, offset });
  const rows = await rowsOf(
    list,
    db,
    ids.map(({ id }) => id),
  );
  return { rows, nextCursor: null, total };
}

const rowsAtOnce = 500;

/**
 * The rows that match a filter, for a file: their ids are read at once, their contents in batches while the
 * file is sent. Throws admin.file_too_large before any row if there are too many.
 */
export async function readWholeList<Row extends { id: string }, Sort extends string>(
  db: Reader,
  list: AdminList<Row, Sort>,
  query: Ordered<Sort>,
  values: Values,
): Promise<{ count: number; rows: AsyncIterable<Row> }> {
  const found = await idsOf(list, query)(db).execute({ ...values, limit: mostRowsOfFile + 1, offset: 0 });
  if (found.length > mostRowsOfFile) throw new AppError('admin.file_too_large');
  const ids = found.map(({ id }) => id);
  async function* rows() {
    for (let from = 0; from < ids.length; from += rowsAtOnce) {
      yield* await rowsOf(list, db, ids.slice(from, from + rowsAtOnce));
    }
  }
  return { count: ids.length, rows: rows() };
}

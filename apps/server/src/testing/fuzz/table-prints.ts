/** Content of the tables, as one short text for each: whether a call has changed anything. */
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import * as tables from '../../platform/database/tables/index.ts';

/** They follow calls of every kind: who is here, how often was called, what is being uploaded. */
const bookkeeping = new Set(['presence', 'rate_limits', 'projections', 'upload_reservations']);

/**
 * Tables that a refused call or a read writes all the same, by its route: the try of a password, a mark to see that
 * writing works.
 */
const keptOfRefusals: Readonly<Record<string, readonly string[]>> = {
  'accounts.logIn': ['password_tries'],
  'accounts.resetPassword': ['password_tries'],
  'admin.logIn': ['password_tries', 'audit_entries', 'facts'],
  'system.ready': ['settings'],
  'admin.health': ['settings'],
  // Exports from the marketplace, and looks into it, are in the audit trail.
  ...Object.fromEntries(
    [
      'admin.creatorsFile',
      'admin.brandsFile',
      'admin.dealsFile',
      'adminDetails.deal',
      'adminDetails.messages',
      'adminDetails.comments',
      'adminMoney.movementsCsv',
      'adminPayouts.file',
    ].map((route) => [route, ['audit_entries', 'facts']]),
  ),
};

const names = Object.values(tables)
  .filter((each) => is(each, PgTable))
  .map(getTableName)
  .filter((name) => !bookkeeping.has(name))
  .sort();

const printsQuery = sql.raw(
  names
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as print from ${name} t`,
    )
    .join(' union all '),
);

async function rowsOf<T>(db: Database, query: ReturnType<typeof sql.raw>): Promise<T[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows;
}

/** The number of the next transaction: while it stays the same, nothing was written. */
export async function nextTransaction(db: Database): Promise<string> {
  const [row] = await rowsOf<{ next: string }>(
    db,
    sql.raw('select pg_snapshot_xmax(pg_current_snapshot())::text as next'),
  );
  return row?.next ?? '';
}

/** A text for each table that is the same while its rows are. */
export async function tablePrints(db: Database): Promise<Record<string, string>> {
  const rows = await rowsOf<{ name: string; print: string }>(db, printsQuery);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** The prints of those tables that a refused call of the route must leave as they are. */
export const untouchedBy = (route: string, prints: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(prints).filter(([name]) => !keptOfRefusals[route]?.includes(name)));

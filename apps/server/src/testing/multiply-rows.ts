/** Multiplies a row that was made by calls, or by hand: more rows than a page takes. */
import { mostPerPage } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** One more than the largest page. */
export const filledRows = mostPerPage + 1;

/** A text as long as it may be, of letters of two bytes each, made by the database. */
export const longest = (letters: number): SQL => sql`repeat('ص', ${sql.raw(String(letters))})`;

/**
 * Multiplies the row of a table that `where` finds as `t`, once for each row of `over`, which is `o`. `changes` are values
 * of columns by their names; a column `id` is new in each.
 */
export async function multiply(
  db: Database,
  table: string,
  where: SQL,
  changes: Record<string, SQL>,
  over: SQL = sql`generate_series(1, ${filledRows})`,
): Promise<void> {
  const { rows: columns } = (await db.execute(
    sql`select column_name as name from information_schema.columns where table_name = ${table}
      and table_schema = current_schema() and is_generated = 'NEVER' and is_identity = 'NO'`,
  )) as { rows: { name: string }[] };
  const names = columns.map(({ name }) => name);
  const made: Record<string, SQL> = {
    ...(names.includes('id') ? { id: sql`gen_random_uuid()` } : {}),
    ...changes,
  };
  const values = names.map((name) => made[name] ?? sql`t.${sql.identifier(name)}`);
  await db.execute(sql`insert into ${sql.identifier(table)}
    (${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(values, sql`, `)} from ${sql.identifier(table)} t, ${over} o where ${where}`);
}

/** An id of a multiplied row that other rows can name: always the same for a place. */
export const filledId = (place: SQL): SQL => sql`md5('filled' || ${place})::uuid`;

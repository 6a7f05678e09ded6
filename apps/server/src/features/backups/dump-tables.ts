/** Reads and writes whole tables as lines of JSON, by statements that work on both kinds of database. */
import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';

const rowsAtOnce = 500;

async function all<Row>(db: Reader, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

/** The product's tables, each after those that it refers to. */
export async function readTables(db: Reader): Promise<string[]> {
  const tables = await all<{ name: string }>(
    db,
    sql`select table_name::text as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const references = await all<{ child: string; parent: string }>(
    db,
    sql`select c.relname::text as child, p.relname::text as parent from pg_constraint f
        join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
        where f.contype = 'f' and f.conrelid <> f.confrelid`,
  );
  const ordered: string[] = [];
  const waiting = new Set(tables.map(({ name }) => name));
  while (waiting.size > 0) {
    const free = [...waiting].filter(
      (table) => !references.some(({ child, parent }) => child === table && waiting.has(parent)),
    );
    if (free.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}

/** The rows of a table as JSON, a few hundred at a time; call it in a transaction. */
export async function* readRows(tx: Tx, table: string): AsyncGenerator<string[]> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from ${name} r`,
  );
  for (;;) {
    const rows = await all<{ line: string }>(tx, sql`fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close backup_rows`);
}

/** The value of each sequence. */
export async function readSequences(db: Reader): Promise<Record<string, number>> {
  const rows = await all<{ name: string; value: string }>(
    db,
    sql`select sequencename::text as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
}

/** Empties every table. */
export async function clearTables(tx: Tx, tables: readonly string[]): Promise<void> {
  await tx.execute(
    sql`truncate table ${sql.join(
      tables.map((table) => sql.identifier(table)),
      sql`, `,
    )}`,
  );
}

/** Inserts rows unchanged, generated numbers included. */
export async function writeRows(tx: Tx, table: string, lines: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(
    sql`insert into ${name} overriding system value
        select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
  );
}

/** Sets the sequences to their stored values. */
export async function writeSequences(tx: Tx, sequences: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await tx.execute(sql`select setval(quote_ident(${name})::regclass, ${value}::bigint)`);
  }
}

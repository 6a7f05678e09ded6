/** Migrates a database to the current schema, from the folder of migrations that both kinds share (rules/system#versions). */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as runOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { ownFile } from '../places.ts';
import type { MigrationHalt } from './database.ts';

export const migrationsFolder = ownFile('platform/database/migrations');
/** An arbitrary number that nothing else locks: "briefcas" read as a 64-bit integer. */
const migrationLock = '7093282927516213619';

/** Runs one statement; both kinds of database answer it alike. */
export interface Asking {
  execute(query: SQL): PromiseLike<unknown>;
}

interface AppliedMigration {
  hash: string;
  /** When it was written, in milliseconds. */
  writtenAt: number;
}

/** The migrations that were applied to a database, in order; none for one that is not ours. */
export async function appliedMigrations(db: Asking): Promise<AppliedMigration[]> {
  const all = async <Row>(query: SQL) => ((await db.execute(query)) as { rows: Row[] }).rows;
  const [known] = await all<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!known?.name) return [];
  const rows = await all<{ hash: string; created_at: string | number }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash, created_at }) => ({ hash, writtenAt: Number(created_at) }));
}

/** The hashes of this program's migrations, in order. */
export const ownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** Throws ConfigError if a newer version has changed the tables: this one would misread what stands in them. */
async function refuseNewerTables(db: Asking): Promise<void> {
  const newest = (await appliedMigrations(db)).at(-1)?.writtenAt ?? 0;
  const own = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (newest <= own) return;
  throw new ConfigError(
    `A newer version of Briefcast has changed the tables of this database (on ${dayOf(newest)}; this version knows them as of ${dayOf(own)}). ` +
      'Start that version or a later one. The way back is a backup from before the upgrade, restored into an empty database.',
  );
}

/** Does the work with a folder that has the first migrations alone. */
async function withFirst<T>(count: number, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] };
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Applies what is missing, in two steps where it halts. `run` applies the migrations of a folder. */
export async function applyMigrations(
  db: Asking,
  run: (folder: string) => Promise<void>,
  halt?: MigrationHalt,
): Promise<void> {
  await refuseNewerTables(db);
  if (halt) {
    await withFirst(halt.after, run);
    await halt.work();
  }
  await run(migrationsFolder);
}

/** Migrates under a lock, so that if several processes start at once, one migrates and the others wait. */
export async function migratePostgres(url: string, halt?: MigrationHalt): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzlePg(client);
    await applyMigrations(db, (folder) => runOnPostgres(db, { migrationsFolder: folder }), halt);
  } finally {
    await client.end();
  }
}

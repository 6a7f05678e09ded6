/** Brings the tables of a database up to date, or refuses to run on them (rules/system#versions). */
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { isOlder, version } from '../version.ts';
import type { MigrationHalt } from './database.ts';
import { readOwnMigrations } from './own-migrations.ts';
import { type Asking, appliedTable, applyMigration, prepareNotes, type Step } from './run-migration.ts';
import { lastChange, noteUpgrade } from './upgrades.ts';

/** An arbitrary number that nothing else locks: "briefcas" read as a 64-bit integer. */
const migrationLock = '7093282927516213619';
const lockRestMilliseconds = 100;

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
    sql`select hash, created_at from ${appliedTable} order by id`,
  );
  return rows.map(({ hash, created_at }) => ({ hash, writtenAt: Number(created_at) }));
}

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/**
 * Throws ConfigError if a newer version has changed the tables and did not say that they suit this one: it would misread
 * what stands in them.
 */
async function refuseNewerTables(db: Asking, newest: number, own: number): Promise<void> {
  if (newest <= own) return;
  const change = await lastChange(db);
  if (change && isOlder(version, change.version) && !isOlder(version, change.suits)) return;
  throw new ConfigError(
    `A newer version of Briefcast has changed the tables of this database (on ${dayOf(newest)}; this version knows them as of ${dayOf(own)}). ` +
      'Start that version or a later one. The way back is a backup from before the upgrade, restored into an empty database.',
  );
}

/** Applies what is missing and keeps what was done, halting where it is told to. Returns the applied migrations. */
export async function applyMigrations(db: Asking, halt?: MigrationHalt): Promise<readonly Step[]> {
  const began = new Date();
  const own = readOwnMigrations();
  const newest = (await appliedMigrations(db)).at(-1)?.writtenAt ?? 0;
  await refuseNewerTables(db, newest, own.at(-1)?.writtenAt ?? 0);
  await prepareNotes(db);
  const steps: Step[] = [];
  for (const [index, migration] of own.entries()) {
    if (index === halt?.after) await halt.work();
    if (migration.writtenAt > newest) steps.push(await applyMigration(db, migration));
  }
  if (halt?.after === own.length) await halt.work();
  await noteUpgrade(db, began, steps);
  return steps;
}

/**
 * Takes the lock of migrations for this connection. It asks again and again instead of waiting within one statement: an
 * index that is built concurrently waits for every statement that runs, and the two would wait for one another.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ is_locked: boolean }>(
      'select pg_try_advisory_lock($1) as is_locked',
      [migrationLock],
    );
    if (rows[0]?.is_locked) return;
    await wait(lockRestMilliseconds);
  }
}

/** Migrates under a lock, so that if several processes start at once, one migrates and the others wait. */
export async function migratePostgres(url: string, halt?: MigrationHalt): Promise<readonly Step[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await lockMigrations(client);
    return await applyMigrations(drizzlePg(client), halt);
  } finally {
    await client.end();
  }
}

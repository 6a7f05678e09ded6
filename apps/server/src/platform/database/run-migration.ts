/**
 * Applies one migration by itself, in a transaction of its own: what it locks is free again before the next one begins
 * (docs/decisions, "expand, move, contract").
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import { codeOf } from './database-error.ts';
import type { OwnMigration } from './own-migrations.ts';

/** Runs statements on one connection; both kinds of database answer alike. */
export interface Asking {
  execute(query: SQL): PromiseLike<unknown>;
}

/** A migration that was applied, and how long it took. */
export interface Step {
  name: string;
  milliseconds: number;
}

/** Whoever uses a table waits behind a migration that waits for it, so it gives up soon and tries again. */
const lockWaitMilliseconds = 200;
const restMilliseconds = 300;
const mostTries = 240;
const lockNotAvailable = '55P03';

/** Where the applied ones are noted: the table that Drizzle's own migrator makes. */
export const appliedTable = sql`drizzle.__drizzle_migrations`;

/** Makes that table. */
export async function prepareNotes(db: Asking): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(
    sql`create table if not exists ${appliedTable} (id serial primary key, hash text not null, created_at bigint)`,
  );
}

const note = ({ hash, writtenAt }: OwnMigration) =>
  sql`insert into ${appliedTable} (hash, created_at) values (${hash}, ${writtenAt})`;

/** PostgreSQL builds an index beside a running service outside of transactions alone. */
const isConcurrent = ({ statements }: OwnMigration) =>
  statements.some((statement) => /\bindex\s+concurrently\b/i.test(statement));

async function inTransaction(db: Asking, work: () => Promise<void>): Promise<void> {
  await db.execute(sql`begin`);
  try {
    await work();
    await db.execute(sql`commit`);
  } catch (error) {
    await db.execute(sql`rollback`);
    throw error;
  }
}

async function applyOnce(db: Asking, migration: OwnMigration): Promise<void> {
  const run = async () => {
    for (const statement of migration.statements) await db.execute(sql.raw(statement));
    await db.execute(note(migration));
  };
  // Its statements can be run again, as `test/migrations.test.ts` holds: it may end half-way.
  if (isConcurrent(migration)) return run();
  await inTransaction(db, async () => {
    await db.execute(sql.raw(`set local lock_timeout = ${lockWaitMilliseconds}`));
    await run();
  });
}

/** Applies a migration and tells how long it took. Throws ConfigError if its tables were never free for a moment. */
export async function applyMigration(db: Asking, migration: OwnMigration): Promise<Step> {
  const began = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      await applyOnce(db, migration);
      return { name: migration.name, milliseconds: Math.round(performance.now() - began) };
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (tries === mostTries)
        throw new ConfigError(
          `The upgrade stopped before ${migration.name}: for two minutes something held the tables that it changes. ` +
            'Look for a long transaction (pg_stat_activity), end it, and start again: what was done stays, and the rest follows.',
          { cause: error },
        );
      await wait(restMilliseconds);
    }
  }
}

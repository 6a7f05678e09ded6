/** The database: PostgreSQL by address, or the embedded one in a folder. The same schema and code on both. */
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openEmbedded } from './embedded.ts';
import { listenOnPostgres } from './listen.ts';
import { migratePostgres } from './migrate.ts';
import * as tables from './tables/index.ts';

/** Runs statements: the database itself or a transaction of it, whichever driver is behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
/** The database itself. Inside a transaction use the transaction: the embedded database has one connection. */
export type Database = Db & { readonly isRoot?: true };

/** Calls back with the payload of each notification; answers how to stop. */
export type Listen = (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;

export interface OpenDatabase {
  db: Database;
  listen: Listen;
  close(): Promise<void>;
}

const poolSize = 10;

async function openPostgres(url: string, log: Log): Promise<OpenDatabase> {
  await migratePostgres(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    // A statement that takes longer is a fault; without a bound it would hold its connection for good.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks must not end the process: the pool opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  return {
    db: drizzlePg(pool, { schema: tables }) as unknown as Database,
    listen: listenOnPostgres(url, log),
    close: () => pool.end(),
  };
}

/** Opens and migrates the configured database. */
export const openDatabase = (
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<OpenDatabase> =>
  config.databaseUrl ? openPostgres(config.databaseUrl, log) : openEmbedded(config.dataDir);

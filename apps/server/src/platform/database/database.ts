/** What the rest of the server knows of a database: one type for both drivers, and for a transaction of either. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables/index.ts';

/** Runs statements: the database itself or a transaction of it, whichever driver is behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
/** The database itself. Inside a transaction use the transaction: the embedded database has one connection. */
export type Database = Db & { readonly isRoot?: true };

/** Calls back with the payload of each notification; answers how to stop. */
export type Listen = (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;

/** Connections of a pool, and how many wait for one. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  listen: Listen;
  /** Where there is a pool: the embedded database has one connection. */
  pool?: () => PoolState;
  close(): Promise<void>;
}

export interface Opening {
  /** Whether to bring the database to the current schema. */
  migrate: boolean;
}

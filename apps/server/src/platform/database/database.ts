/** What the rest of the server knows of a database: one type for both drivers, and for a transaction of either. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as tables from './tables/index.ts';

/** Runs statements: the database itself or a transaction of it, whichever driver is behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof tables>;
/** The database itself. Inside a transaction use the transaction: the embedded database has one connection. */
export type Database = Db & { readonly isRoot?: true };

/** The way to the other processes on the same database. */
export interface Channel {
  /** Tells every process, this one included; at most 8,000 bytes. Nothing is sent while the connection is away. */
  send(payload: string): Promise<void>;
  close(): Promise<void>;
}
/** Calls back with each payload that was sent, and with an empty one after some may have been missed. */
export type OpenChannel = (heard: (payload: string) => void) => Promise<Channel>;

/** Connections of a pool, and how many wait for one. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  /** Absent where no other process can be: the embedded database has one. */
  openChannel?: OpenChannel;
  /** Where there is a pool: the embedded database has one connection. */
  pool?: () => PoolState;
  close(): Promise<void>;
}

export interface Opening {
  /** Whether to bring the database to the current schema. */
  migrate: boolean;
}

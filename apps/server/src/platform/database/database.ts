/**
 * What the rest of the server knows of a database, whichever driver is behind. The database and a transaction of it are
 * different types, so that neither is given where the other is meant.
 */
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type * as tables from './tables/index.ts';

type Statements = PgDatabase<PgQueryResultHKT, typeof tables>;
type Changes = Pick<Statements, 'insert' | 'update' | 'delete'>;

/** Which of the two it is, for the compiler alone: nothing has this field. */
declare const kind: unique symbol;

/** Reads, from the database or within a transaction, whichever it is given. */
export type Reader = Pick<Statements, 'select' | 'selectDistinct' | '$with' | 'with' | 'execute'>;

/** One transaction. A function that takes it belongs to its caller's transaction, and waits for nothing but statements. */
export type Tx = Reader & Changes & { readonly [kind]: 'transaction' };

/**
 * The database itself. Inside a transaction use the transaction: the embedded database has one connection, and whoever
 * asks it for another waits for good.
 */
export type Database = Reader &
  Changes & {
    readonly [kind]: 'database';
    transaction<Result>(work: (tx: Tx) => Promise<Result>, config?: PgTransactionConfig): Promise<Result>;
  };

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

/**
 * What the rest of the server knows of a database, whichever driver is used. The database and a transaction
 * are different types, so that one cannot be passed for the other.
 */
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Step } from './run-migration.ts';
import type * as tables from './tables/index.ts';

type Statements = PgDatabase<PgQueryResultHKT, typeof tables>;
type Changes = Pick<Statements, 'insert' | 'update' | 'delete'>;

/** A brand for the compiler alone: no value has this field. */
declare const kind: unique symbol;

/** Reads, from the database or within a transaction. */
export type Reader = Pick<Statements, 'select' | 'selectDistinct' | '$with' | 'with' | 'execute'>;

/** One transaction. A function that takes it is part of its caller's transaction, and awaits only statements. */
export type Tx = Reader & Changes & { readonly [kind]: 'transaction' };

/**
 * The database itself. Inside a transaction use the transaction: the embedded database has a single
 * connection, so asking for another one deadlocks.
 */
export type Database = Reader &
  Changes & {
    readonly [kind]: 'database';
    transaction<Result>(work: (tx: Tx) => Promise<Result>, config?: PgTransactionConfig): Promise<Result>;
  };

/** Messages to the other processes on the same database. */
export interface Channel {
  /** Sends to every process, this one included; at most 8,000 bytes. Nothing is sent while the connection is broken. */
  send(payload: string): Promise<void>;
  close(): Promise<void>;
}
/** Calls back with each payload that was sent, and with an empty one after some may have been missed. */
export type OpenChannel = (heard: (payload: string) => void) => Promise<Channel>;

/** The connections of a pool, and how many callers wait for one. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase {
  db: Database;
  /** Absent for the embedded database, which only one process can use. */
  openChannel?: OpenChannel;
  /** Absent for the embedded database, which has a single connection. */
  pool?: () => PoolState;
  /** Brings the tables up to date, while no other process does. Throws ConfigError if they are too new for the program. */
  migrate(halt?: MigrationHalt): Promise<readonly Step[]>;
  /** The migrations that were applied when it was opened. */
  upgraded?: readonly Step[];
  close(): Promise<void>;
}

export interface Opening {
  /** Whether to migrate the database to the current schema. */
  migrate: boolean;
  /** Whether an embedded one has to be there already, so that a wrong folder is told and not filled. */
  isThere?: boolean;
  /** How long an answer may take before a connection counts as lost; for tests, which do not wait that long. */
  answerMilliseconds?: number;
}

/** Where migrating stops for a while: once so many migrations are applied, the work is done, then the others follow. */
export interface MigrationHalt {
  after: number;
  work: () => Promise<void>;
}

/** The database: PostgreSQL by address, or the embedded one in a folder. The same schema and code on both. */
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { withCommitHooks } from './after-commit.ts';
import { channelOnPostgres } from './channel.ts';
import type { Database, OpenDatabase, Opening, Tx } from './database.ts';
import { isUnanswered } from './database-error.ts';
import { migratePostgres } from './migrate.ts';
import * as tables from './tables/index.ts';

const poolSize = 10;
/** A statement that takes longer is a fault; without a bound it would hold its connection indefinitely. */
const statementMilliseconds = 15_000;
/** After that the database itself has ended it: what has not been answered by then was lost on its way, or will be. */
const usualAnswerMilliseconds = 20_000;

/** The statement that begins a transaction. */
const beginning = ({ isolationLevel, accessMode, deferrable }: PgTransactionConfig = {}): string =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode, deferrable && 'deferrable']
    .filter(Boolean)
    .join(' ');

/**
 * Drizzle over a pool, with transactions of our own, for two reasons. They always release their connection:
 * Drizzle's keep it if their `begin` fails, as while the database is unreachable, and after a few failures
 * the pool is empty. And all transactions of a connection are the same object, so that statements prepared
 * for one (`prepared.ts`) serve the next; Drizzle creates a new object each time, for which every statement
 * would be built again.
 */
function overPool(pool: pg.Pool): Database {
  const db = drizzlePg(pool, { schema: tables }) as unknown as Database;
  const transactions = new WeakMap<pg.PoolClient, Tx>();
  const transactionOf = (client: pg.PoolClient): Tx => {
    const tx = transactions.get(client) ?? (drizzlePg(client) as unknown as Tx);
    transactions.set(client, tx);
    return tx;
  };
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      await client.query(beginning(config));
      try {
        const result = await work(transactionOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        // A connection that still waits for an answer takes no more statements; closing it rolls back.
        if (!isUnanswered(error)) await client.query('rollback');
        throw error;
      }
    } catch (error) {
      isLost = isUnanswered(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return db;
}

async function openPostgres(
  url: string,
  log: Log,
  { migrate, answerMilliseconds = usualAnswerMilliseconds }: Opening,
): Promise<OpenDatabase> {
  const bringUpToDate: OpenDatabase['migrate'] = (halt) => migratePostgres(url, halt);
  const upgraded = migrate ? await bringUpToDate() : [];
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: statementMilliseconds,
    query_timeout: answerMilliseconds,
    idle_in_transaction_session_timeout: 30_000,
  });
  // An idle connection that breaks must not end the process: the pool opens another.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  // Neither must a connection that breaks between two statements of a transaction, where the pool does not
  // listen for errors: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: withCommitHooks(overPool(pool)),
    openChannel: channelOnPostgres(url, log),
    migrate: bringUpToDate,
    upgraded,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Opens the configured database; migrates it to the current schema unless told not to. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  opening: Opening = { migrate: true },
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, log, opening);
  // Loaded only when used: PGlite is a whole database compiled to WebAssembly.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(config.dataDir, opening);
}

/** The database: PostgreSQL by address, or the embedded one in a folder. The same schema and code on both. */
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { withCommitHooks } from './after-commit.ts';
import { channelOnPostgres } from './channel.ts';
import type { Database, OpenDatabase, Opening } from './database.ts';
import { migratePostgres } from './migrate.ts';
import * as tables from './tables/index.ts';

const poolSize = 10;

/**
 * Drizzle over a pool, with transactions that always give their connection back. Drizzle's own keep it for good when
 * already their `begin` fails, as while the database is away, and after a few of those the pool is empty.
 */
function overPool(pool: pg.Pool): Database {
  const db = drizzlePg(pool, { schema: tables });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own = drizzlePg(client) as unknown as typeof db;
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db as unknown as Database;
}

async function openPostgres(url: string, log: Log, { migrate }: Opening): Promise<OpenDatabase> {
  if (migrate) await migratePostgres(url);
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
  // Nor must one that breaks between two statements of a transaction, which the pool does not listen to: the next
  // statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: withCommitHooks(overPool(pool)),
    openChannel: channelOnPostgres(url, log),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Opens the configured database; brings it to the current schema unless told to leave it as it is. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  opening: Opening = { migrate: true },
): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, log, opening);
  // Loaded by those who use it: it is a database compiled into the process.
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(config.dataDir, opening);
}

/** Brings a PostgreSQL to the current schema, by the folder of migrations that both kinds share. */
import { fileURLToPath } from 'node:url';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as runOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nothing else locks: "briefcas" read as a 64-bit integer. */
const migrationLock = '7093282927516213619';

/** Migrates under a lock, so that of several processes that start at once one migrates and the others wait. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await runOnPostgres(drizzlePg(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

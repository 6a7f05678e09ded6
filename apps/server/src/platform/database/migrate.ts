/** Migrates PostgreSQL to the current schema, from the folder of migrations that both kinds of database share. */
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as runOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ownFile } from '../places.ts';

export const migrationsFolder = ownFile('platform/database/migrations');
/** An arbitrary number that nothing else locks: "briefcas" read as a 64-bit integer. */
const migrationLock = '7093282927516213619';

/** Migrates under a lock, so that if several processes start at once, one migrates and the others wait. */
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

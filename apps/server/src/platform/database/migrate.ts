/** Brings a database to the current schema: one folder of migrations for both kinds. */
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as runOnPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as runOnPglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
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

/** Migrates the embedded database. */
export const migrateEmbedded = (client: PGlite): Promise<void> =>
  runOnPglite(drizzlePglite(client), { migrationsFolder });

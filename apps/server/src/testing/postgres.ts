/**
 * Global setup of the `server-postgres` tests: a real PostgreSQL for the length of the run.
 * `TEST_DATABASE_URL` names a server of one's own; without it, one is started on a free loopback port
 * with an empty folder that is removed afterwards. The test files clone databases, and hand them on (test-database.ts).
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { makeOwnPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      /** Address of a PostgreSQL server, with the right to create databases. */
      url: string;
      /** Prefix of the names of this run's databases. */
      databases: string;
    };
  }
}

/** Drops what the run has made on a server that goes on. */
async function dropDatabases(url: string, databases: string) {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [databases],
  );
  for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`);
  await admin.end();
}

/** Vitest calls this once before the project's tests, and what it returns after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = `briefcast_test_${randomBytes(4).toString('hex')}_`;
  const own = process.env.TEST_DATABASE_URL;
  if (own) {
    project.provide('postgres', { url: own, databases });
    return () => dropDatabases(own, databases);
  }
  const postgres = await makeOwnPostgres();
  await postgres.start();
  project.provide('postgres', { url: postgres.url, databases });
  return postgres.remove;
}

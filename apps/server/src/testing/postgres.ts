/**
 * Global setup of the `server-postgres` tests: a real PostgreSQL for the length of the run.
 * `TEST_DATABASE_URL` names a server of one's own; without it, one is started on a free loopback port
 * with an empty folder that is removed afterwards. The harness clones a database per test file.
 */
import type { TestProject } from 'vitest/node';
import { makeOwnPostgres } from './own-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server, with the right to create databases. */
    postgresUrl: string;
  }
}

/** Vitest calls this once before the project's tests, and what it returns after them. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const own = process.env.TEST_DATABASE_URL;
  if (own) {
    project.provide('postgresUrl', own);
    return undefined;
  }
  const postgres = await makeOwnPostgres();
  await postgres.start();
  project.provide('postgresUrl', postgres.url);
  return postgres.remove;
}

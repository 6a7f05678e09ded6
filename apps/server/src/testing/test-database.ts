/** A migrated, empty database for one test file, of the kind that the running project asks for. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../platform/database/database.ts';
import { embeddedDatabase, openInMemory } from '../platform/database/embedded.ts';
import { migratePostgres } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open.ts';
import type { Log } from '../platform/log.ts';
import { emptyDatabase } from './empty-database.ts';

const template = 'briefcast_migrated';
/** Test files start at the same time; one of them makes the template. */
const templateLock = 4711;

export const testsRunOnPostgres = process.env.TEST_DATABASE === 'postgres';

const withName = (url: string, name: string) => {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
};

async function makeTemplate(admin: pg.Client, serverUrl: string) {
  await admin.query('select pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (!rowCount) {
    await admin.query(`create database ${template}_new`);
    await migratePostgres(withName(serverUrl, `${template}_new`));
    await admin.query(`alter database ${template}_new rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [templateLock]);
}

interface TestPostgres {
  url: string;
  drop(): Promise<void>;
}

async function onPostgres(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Makes a database on the test server; returns its address and how to drop it. */
async function makePostgres(
  create: (admin: pg.Client, name: string) => Promise<unknown>,
): Promise<TestPostgres> {
  const { url: serverUrl, databases } = inject('postgres');
  const name = `${databases}${randomBytes(6).toString('hex')}`;
  await onPostgres(serverUrl, (admin) => create(admin, name));
  return {
    url: withName(serverUrl, name),
    drop: () => onPostgres(serverUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

/** A copy of the migrated database. */
export const clonePostgres = (): Promise<TestPostgres> =>
  makePostgres(async (admin, name) => {
    await makeTemplate(admin, inject('postgres').url);
    // A copy needs a template that nobody is connected to, so the copies are made one after another.
    await admin.query('select pg_advisory_lock($1)', [templateLock]);
    await admin.query(`create database ${name} template ${template}`);
  });

/** A database with nothing in it. */
export const emptyPostgres = (): Promise<TestPostgres> =>
  makePostgres((admin, name) => admin.query(`create database ${name}`));

/** Databases that closed test files of this worker have left, empty: the next ones take them. */
const emptied: { embedded: PGlite[]; postgres: string[] } = { embedded: [], postgres: [] };

async function openEmbeddedForTest(): Promise<OpenDatabase> {
  const client =
    emptied.embedded.pop() ?? (await openInMemory(new Blob([await readFile(inject('embeddedSnapshot'))])));
  return {
    ...embeddedDatabase(client),
    close: async () => {
      await emptyDatabase((statement) => client.exec(statement));
      await client.exec('discard all');
      emptied.embedded.push(client);
    },
  };
}

async function openPostgresForTest(log: Log): Promise<OpenDatabase> {
  const url = emptied.postgres.pop() ?? (await clonePostgres()).url;
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, log);
  return {
    ...database,
    close: async () => {
      await database.close();
      await onPostgres(url, async (client) => {
        // A connection that a test has left could write into the next one's rows.
        await client.query(
          'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await emptyDatabase((statement) => client.query(statement));
      });
      emptied.postgres.push(url);
    },
  };
}

/** Opens a database for a test file. Closed, it is empty again, and the next file's that asks for one. */
export const openTestDatabase = (log: Log): Promise<OpenDatabase> =>
  testsRunOnPostgres ? openPostgresForTest(log) : openEmbeddedForTest();

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

/** Makes a database on the test server; returns its address and how to drop it. */
async function makePostgres(
  create: (admin: pg.Client, name: string) => Promise<unknown>,
): Promise<TestPostgres> {
  const serverUrl = inject('postgresUrl');
  const name = `briefcast_test_${randomBytes(6).toString('hex')}`;
  const onServer = async (work: (admin: pg.Client) => Promise<unknown>) => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    await work(admin).finally(() => admin.end());
  };
  await onServer((admin) => create(admin, name));
  return {
    url: withName(serverUrl, name),
    drop: () => onServer((admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

/** A copy of the migrated database. */
export const clonePostgres = (): Promise<TestPostgres> =>
  makePostgres(async (admin, name) => {
    await makeTemplate(admin, inject('postgresUrl'));
    // A copy needs a template that nobody is connected to, so the copies are made one after another.
    await admin.query('select pg_advisory_lock($1)', [templateLock]);
    await admin.query(`create database ${name} template ${template}`);
  });

/** A database with nothing in it. */
export const emptyPostgres = (): Promise<TestPostgres> =>
  makePostgres((admin, name) => admin.query(`create database ${name}`));

/** Databases that closed test files of this worker have left, empty: opening another takes ten times as long. */
const emptied: PGlite[] = [];
/** The rows that the migrations make. */
const keptTables = ['categories'];

/** As it was after the migrations: no rows but theirs, numbers from the start, and the connection as new. */
async function emptyEmbedded(client: PGlite) {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1)`,
    [keptTables],
  );
  const { rows: sequences } = await client.query<{ name: string }>(
    `select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  await client.exec(`truncate ${tables.map(({ name }) => name).join()}`);
  for (const { name } of sequences) await client.exec(`alter sequence ${name} restart`);
  await client.exec('discard all');
}

/** The worker's database, handed on from one test file to the next; a file that needs two at once opens another. */
async function openEmbeddedForTest(): Promise<OpenDatabase> {
  const client =
    emptied.pop() ?? (await openInMemory(new Blob([await readFile(inject('embeddedSnapshot'))])));
  return {
    ...embeddedDatabase(client),
    close: async () => {
      await emptyEmbedded(client);
      emptied.push(client);
    },
  };
}

/** Opens a database for a test file; closing it leaves nothing behind. */
export async function openTestDatabase(log: Log): Promise<OpenDatabase> {
  if (!testsRunOnPostgres) return openEmbeddedForTest();
  const { url, drop } = await clonePostgres();
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, log);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

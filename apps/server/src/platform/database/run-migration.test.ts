/** How a single migration is applied, on one connection of either kind of database. */
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emptyPostgres, testsRunOnPostgres } from '../../testing/test-database.ts';
import { createInMemory } from './embedded.ts';
import { type Asking, appliedTable, applyMigration, prepareNotes } from './run-migration.ts';

const open: (() => Promise<unknown>)[] = [];
let url = '';

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  open.push(() => client.end());
  return client;
}

let db: Asking;
beforeAll(async () => {
  if (testsRunOnPostgres) {
    const made = await emptyPostgres();
    url = made.url;
    open.push(made.drop);
    db = drizzlePg(await connect());
  } else {
    const client = await createInMemory();
    open.push(() => client.close());
    db = drizzleEmbedded(client);
  }
  await prepareNotes(db);
});
afterAll(async () => {
  for (const close of open.toReversed()) await close();
});

const migration = (name: string, ...statements: string[]) => ({ name, hash: name, writtenAt: 1, statements });
const ask = async (query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as { rows: Record<string, unknown>[] }).rows;
const notes = async () =>
  (await ask(sql`select hash from ${appliedTable} order by id`)).map(({ hash }) => hash);

it('is applied whole and noted, or leaves nothing behind', async () => {
  const broken = migration('broken', 'create table tried (id int)', 'select no_such_thing');
  await expect(applyMigration(db, broken)).rejects.toThrow(/no_such_thing/);
  const step = await applyMigration(db, migration('whole', 'create table tried (id int)'));
  expect(step).toEqual({ name: 'whole', milliseconds: expect.any(Number) });
  expect(await notes()).toEqual(['whole']);
});

it('builds an index beside what uses the table, and does so again where it was broken off', async () => {
  await applyMigration(db, migration('table', 'create table indexed (id int)'));
  const statements = [
    'drop index concurrently if exists of_indexed',
    'create index concurrently of_indexed on indexed (id)',
  ];
  await applyMigration(db, migration('index', ...statements));
  await applyMigration(db, migration('index again', ...statements));
  expect(await ask(sql`select indisvalid from pg_index where indexrelid = 'of_indexed'::regclass`)).toEqual([
    { indisvalid: true },
  ]);
});

it.runIf(testsRunOnPostgres)('gives way to who uses the table, and comes again', async () => {
  await applyMigration(db, migration('busy', 'create table busy (id int)'));
  const [user, other] = [await connect(), await connect()];
  await user.query('begin');
  await user.query('select from busy');
  const changing = applyMigration(db, migration('column', 'alter table busy add column more int'));
  const isWaiting = async () => {
    const { rows } = await other.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'alter%'",
    );
    return rows.length;
  };
  await vi.waitFor(async () => expect(await isWaiting()).toBe(1), { timeout: 10_000, interval: 5 });
  // Behind a migration that kept its place in the queue this would wait until the user is done.
  await other.query('select from busy');
  await user.query('commit');
  expect((await changing).name).toBe('column');
});

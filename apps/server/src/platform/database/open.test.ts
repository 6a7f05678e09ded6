/** How transactions begin and end, and what a connection keeps from one to the next. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuttingProxy } from '../../testing/proxies.ts';
import { clonePostgres, openTestDatabase, testsRunOnPostgres } from '../../testing/test-database.ts';
import type { OpenDatabase, Tx } from './database.ts';
import { openDatabase } from './open.ts';
import { prepared } from './prepared.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase(pino({ level: 'silent' }));
});
afterAll(() => open.close());

test('a statement is built once for all transactions of a connection', async () => {
  let built = 0;
  const one = prepared((tx) => {
    built++;
    return tx.select({ one: sql<number>`1` }).from(sql`(select 1) one`).prepare('one');
  });
  const transactions = 3;
  // One after the other, so that each is given the same connection.
  for (let n = 0; n < transactions; n++) {
    const rows = await open.db.transaction((tx) => one(tx).execute());
    expect(rows).toEqual([{ one: 1 }]);
  }
  // The transactions of the embedded database are Drizzle's own, and new each time.
  expect(built).toBe(testsRunOnPostgres ? 1 : transactions);
});

test('what a transaction wrote before it failed is gone, and its connection begins anew', async () => {
  const write = (tx: Tx) => tx.execute(sql`create temporary table half_done (id int)`);
  const failing = open.db.transaction(async (tx) => {
    await write(tx);
    throw new Error('in the middle');
  });
  await expect(failing).rejects.toThrow('in the middle');
  await open.db.transaction(write);
});

test('a transaction that only reads refuses to write', async () => {
  const writing = open.db.transaction((tx) => tx.execute(sql`create table unwanted (id int)`), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});

test.runIf(testsRunOnPostgres)(
  'a statement whose answer never comes fails, and its connection is not used again',
  async () => {
    const database = await clonePostgres();
    const proxy = await cuttingProxy(database.url);
    const url = new URL(database.url);
    url.port = new URL(proxy.origin).port;
    const config = { databaseUrl: url.href, dataDir: '' };
    const behind = await openDatabase(config, pino({ level: 'silent' }), {
      migrate: false,
      answerMilliseconds: 300,
    });
    try {
      const unanswered = { cause: { message: 'Query read timeout' } };
      const failing = behind.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.hang();
        await tx.execute(sql`select 1`);
      });
      await expect(failing).rejects.toMatchObject(unanswered);
      await behind.db.transaction((tx) => tx.execute(sql`select 1`));
      proxy.hang();
      await expect(behind.db.execute(sql`select 1`)).rejects.toMatchObject(unanswered);
      await behind.db.execute(sql`select 1`);
      expect(behind.pool?.().open).toBe(1);
    } finally {
      await proxy.close();
      await behind.close();
      await database.drop();
    }
  },
);

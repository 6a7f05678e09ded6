/** What every reader of the facts relies on while transactions run beside each other, and wait for each other. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, OpenDatabase, Tx } from '../platform/database/database.ts';
import { facts as factsTable, projections } from '../platform/database/tables/index.ts';
import { appendFacts } from '../platform/facts/append.ts';
import { readUpTo } from '../platform/facts/cursor.ts';
import { readFacts } from '../platform/facts/read-facts.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let database: OpenDatabase;
let db: Database;

beforeAll(async () => {
  database = await openTestDatabase(pino({ level: 'silent' }));
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  await db.delete(factsTable);
  await db.delete(projections);
});

const say = (tx: Tx, action: string) =>
  appendFacts({ signals: { publish: () => {} }, clock: () => new Date() }, tx, [
    { kind: 'admin.acted', actor: 'ADMIN', data: { action } },
  ]);
const sayAlone = (action: string) => db.transaction((tx) => say(tx, action));

/** Reads on as a reader does; returns what was said. */
function reader() {
  let cursor = readUpTo('3:3:');
  return async () => {
    const page = await readFacts(db, cursor, 100);
    ({ cursor } = page);
    return page.facts.map(({ fact }) => (fact.data as { action: string }).action);
  };
}

describe('the log', () => {
  test('is complete although a transaction that began first ends last, and does not wait for it', async () => {
    const read = reader();
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = db.transaction(async (tx) => {
      await say(tx, 'slow');
      begun.resolve();
      await gate.promise;
    });
    await begun.promise;
    await sayAlone('quick');
    expect(await read()).toEqual(['quick']);
    await sayAlone('quick again');
    gate.resolve();
    await slow;
    expect(await read()).toEqual(['slow', 'quick again']);
    expect(await read()).toEqual([]);
  });

  test('tells what waited for a lock after what held it, whichever transaction began first', async () => {
    await db.insert(projections).values({ name: 'lock', cursor: '' });
    const lock = (tx: Tx) => tx.execute(sql`select from projections where name = 'lock' for update`);
    const idOf = async (tx: Tx) => {
      const { rows } = (await tx.execute(sql`select pg_current_xact_id()::text as xid`)) as unknown as {
        rows: { xid: string }[];
      };
      return Number(rows[0]?.xid);
    };
    const steps = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
    const [older, held, released, neighbour] = steps as [
      PromiseWithResolvers<number>,
      PromiseWithResolvers<number>,
      PromiseWithResolvers<number>,
      PromiseWithResolvers<number>,
    ];
    // The one that waits has the smaller number, and between the two runs one that has nothing to do with them.
    const waits = db.transaction(async (tx) => {
      older.resolve(await idOf(tx));
      await held.promise;
      await lock(tx);
      await say(tx, 'second');
    });
    const first = await older.promise;
    const between = db.transaction(async (tx) => {
      neighbour.resolve(await idOf(tx));
      await released.promise;
    });
    const second = await neighbour.promise;
    await db.transaction(async (tx) => {
      await lock(tx);
      const last = await idOf(tx);
      expect(first < second && second < last).toBe(true);
      held.resolve(0);
      await say(tx, 'first');
    });
    await waits;
    expect(await reader()()).toEqual(['first', 'second']);
    released.resolve(0);
    await between;
  });
});

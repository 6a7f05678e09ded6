/** The log of facts: the guarantees for every reader, whatever transactions run concurrently. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database, OpenDatabase, Tx } from '../database/database.ts';
import { facts as factsTable, projections } from '../database/tables/index.ts';
import { openSignals, type Signals } from '../signals/signals.ts';
import { appendFacts } from './append.ts';
import { decodeCursor, encodeCursor, hasRead, readUpTo, sees } from './cursor.ts';
import { startProjection } from './project.ts';
import { readFacts, readNow } from './read-facts.ts';
import { readLag } from './read-lag.ts';
import { rebaseFacts } from './rebase.ts';
import { openTail } from './tail.ts';

const log = pino({ level: 'silent' });
let database: OpenDatabase;
let db: Database;
let signals: Signals;

beforeAll(async () => {
  database = await openTestDatabase(log);
  db = database.db;
  signals = await openSignals(database, log);
});
afterAll(async () => {
  await signals.close();
  await database.close();
});
beforeEach(async () => {
  await db.delete(factsTable);
  await db.delete(projections);
});

const say = (tx: Tx, action: string) =>
  appendFacts({ signals, clock: () => new Date() }, tx, [
    { kind: 'admin.acted', actor: 'ADMIN', data: { action } },
  ]);
const sayAlone = (action: string) => db.transaction((tx) => say(tx, action));
const saidIn = (facts: readonly { data: unknown }[]) =>
  facts.map(({ data }) => (data as { action: string }).action);

/** Reads on as a reader does; returns the content of the facts. */
function reader() {
  let cursor = readUpTo('3:3:');
  return async (limit = 100) => {
    const page = await readFacts(db, cursor, limit);
    ({ cursor } = page);
    return saidIn(page.facts.map(({ fact }) => fact));
  };
}

describe('a cursor', () => {
  test('says what a snapshot saw', () => {
    expect([9, 10, 11, 12, 13].map((xid) => sees('10:13:10,12', xid))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test('in the middle of a batch has read what came before', () => {
    const cursor = { before: '10:10:', within: '12:12:', id: 5 };
    expect(hasRead(cursor, { xid: 9, id: 9 })).toBe(true);
    expect(hasRead(cursor, { xid: 11, id: 5 })).toBe(true);
    expect(hasRead(cursor, { xid: 11, id: 6 })).toBe(false);
    expect(hasRead(cursor, { xid: 12, id: 1 })).toBe(false);
  });

  test.each(['10:13:10,12', '10:10:', '10:10:~12:14:13~7'])('%s is text and back', (text) => {
    const cursor = decodeCursor(text);
    expect(cursor && encodeCursor(cursor)).toBe(text);
  });

  test.each(['', 'abc', '4711', '10:10', '10:10:~12:12:', '10:10:~x~7', '10:10:~12:12:~7~8', "1:1:'"])(
    '%s is none',
    (text) => expect(decodeCursor(text)).toBeNull(),
  );
});

describe('the log', () => {
  test('is read once and in order, in pages of any size', async () => {
    for (let number = 0; number < 7; number++) await sayAlone(`${number}`);
    const read = reader();
    const pages = [await read(3), await read(3), await read(3), await read(3)];
    expect(pages).toEqual([['0', '1', '2'], ['3', '4', '5'], ['6'], []]);
  });

  test('holds what was committed and nothing else', async () => {
    await db
      .transaction(async (tx) => {
        await say(tx, 'undone');
        throw new Error('back');
      })
      .catch(() => undefined);
    await sayAlone('done');
    expect(await reader()()).toEqual(['done']);
  });
});

describe('the reader of a process', () => {
  test('hands out each fact once, told or not', async () => {
    const silent = { subscribe: () => () => {} };
    const tail = await openTail({ db, signals: silent, log, lookMilliseconds: 10 });
    const received: string[] = [];
    tail.subscribe(({ facts }) => received.push(...saidIn(facts)));
    for (let number = 0; number < 20; number++) await sayAlone(`${number}`);
    await vi.waitFor(() => expect(received).toHaveLength(20), { timeout: 20_000 });
    await tail.close();
    expect(received).toEqual(Array.from({ length: 20 }, (_, number) => `${number}`));
  });

  test('has handed out what was committed before it was asked to look', async () => {
    const tail = await openTail({ db, signals, log, lookMilliseconds: 3_600_000 });
    const received: string[] = [];
    tail.subscribe(({ facts }) => received.push(...saidIn(facts)));
    await Promise.all(Array.from({ length: 20 }, (_, number) => sayAlone(`${number}`)));
    await tail.look();
    await tail.close();
    expect(received.toSorted()).toEqual(Array.from({ length: 20 }, (_, number) => `${number}`).sort());
  });
});

describe('a projection', () => {
  const tail = { subscribe: () => () => {} };
  const spec = (handled: string[], handle: () => void = () => {}) => ({
    name: 'test',
    kinds: ['admin.acted' as const],
    async handle(_tx: Tx, batch: readonly { data: unknown }[]) {
      handle();
      handled.push(...saidIn(batch));
    },
  });

  test('goes on where it was, in whichever process', async () => {
    const [first, second]: [string[], string[]] = [[], []];
    const one = await startProjection({ db, tail, log }, spec(first));
    await sayAlone('one');
    await one.catchUp();
    await one.close();
    await sayAlone('two');
    const other = await startProjection({ db, tail, log }, spec(second));
    await other.catchUp();
    await other.close();
    expect([first, second]).toEqual([['one'], ['two']]);
  });

  test('deals again with what failed', async () => {
    const handled: string[] = [];
    let fails = true;
    const projection = await startProjection(
      { db, tail, log },
      spec(handled, () => {
        if (fails) throw new Error('not now');
      }),
    );
    await sayAlone('kept');
    await expect(projection.catchUp()).rejects.toThrow('not now');
    const inAMinute = new Date(Date.now() + 60_000);
    const lag = () => readLag(db, spec(handled), inAMinute);
    expect(await lag()).toBeGreaterThan(50);
    fails = false;
    await projection.catchUp();
    expect(await lag()).toBe(0);
    await projection.close();
    expect(handled).toEqual(['kept']);
  });

  test('that was ahead of this database reads what comes all the same', async () => {
    const handled: string[] = [];
    await db.insert(projections).values({ name: 'test', cursor: '99999999:99999999:' });
    await rebaseFacts(db);
    await sayAlone('new');
    const projection = await startProjection({ db, tail, log }, spec(handled));
    await projection.catchUp();
    await projection.close();
    expect(handled).toEqual(['new']);
  });

  test('after a move to another cluster has read what it had read, and reads the rest', async () => {
    const handled: string[] = [];
    const before = await startProjection({ db, tail, log }, spec(handled));
    await sayAlone('read');
    await before.catchUp();
    await before.close();
    await sayAlone('unread');
    // As if all of it came from a database that was far ahead.
    const far = 1_000_000;
    await db.execute(sql`update facts set xid = ((xid::text::bigint + ${far})::text)::xid8`);
    const [row] = await db.select().from(projections);
    const moved = (row?.cursor ?? '').replace(/\d+/g, (number) => String(Number(number) + far));
    await db.update(projections).set({ cursor: moved });

    await rebaseFacts(db);
    await sayAlone('new');
    const after = await startProjection({ db, tail, log }, spec(handled));
    await after.catchUp();
    await after.close();
    expect(handled).toEqual(['read', 'unread', 'new']);
    expect(hasRead(await readNow(db), { id: 0, xid: 3 })).toBe(true);
  });
});

/** What the compiler refuses: a transaction in place of the database, the reverse, and slow work in a transaction. */

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Deps, TxDeps } from '../deps.ts';
import type { Database, OpenDatabase, Reader, Tx } from './database.ts';
import { users } from './tables/index.ts';

const ofDatabase = (_: Database) => {};
const ofTransaction = (_: Tx) => {};
const ofEither = (_: Reader) => {};

describe('the database and a transaction of it', () => {
  test('are different types; what only reads takes both', () => {
    const calls = (db: Database, tx: Tx) => {
      ofDatabase(db);
      ofTransaction(tx);
      ofEither(db);
      ofEither(tx);
      // @ts-expect-error a command that begins a transaction is not given one
      ofDatabase(tx);
      // @ts-expect-error what belongs to a transaction is not given the database
      ofTransaction(db);
      // @ts-expect-error no transaction begins inside another
      tx.transaction;
    };
    expect(calls).toBeTypeOf('function');
  });

  test('are no writers for those who read', () => {
    const calls = (db: Reader) => {
      // @ts-expect-error reading takes either, so it must not write
      db.insert(users);
    };
    expect(calls).toBeTypeOf('function');
  });
});

test('what a transaction is given takes no time', () => {
  type SlowPart =
    | 'db'
    | 'storage'
    | 'media'
    | 'payments'
    | 'passwords'
    | 'sendMail'
    | 'sessions'
    | 'callCounts'
    | 'readingLimiter'
    | 'state'
    | 'streamSeats';
  expectTypeOf<keyof TxDeps & SlowPart>().toBeNever();
  expectTypeOf<keyof Deps>().toEqualTypeOf<keyof TxDeps | SlowPart>();
  const calls = (deps: TxDeps) => {
    // @ts-expect-error a password is hashed before the transaction
    deps.passwords.hash('morning light');
    // @ts-expect-error bytes are stored before the transaction
    deps.storage.write('key', null);
    // @ts-expect-error a job is enqueued with the transaction, and worked off after it
    deps.jobs.drain();
  };
  expect(calls).toBeTypeOf('function');
});

describe('a transaction', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(pino({ level: 'silent' }));
  });
  afterAll(() => open.close());

  test('that is begun inside another throws, where it would wait for good', async () => {
    const inside = open.db.transaction(() => open.db.transaction(async () => 'done'));
    await expect(inside).rejects.toThrow('inside another');
    await expect(open.db.transaction(async () => 'done')).resolves.toBe('done');
  });
});

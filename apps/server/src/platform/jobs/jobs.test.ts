import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { jobs as jobsTable } from '../database/tables/index.ts';
import { createJobs } from './jobs.ts';

let database: OpenDatabase;
let now = new Date('2026-03-01T12:00:00Z');
const log = pino({ level: 'silent' });
const queue = () => createJobs({ db: database.db, clock: () => now, log });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const payload = { email: 'somebody@people.example' };

beforeAll(async () => {
  database = await openTestDatabase(log);
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(jobsTable));

describe('jobs', () => {
  test('are done once', async () => {
    const done: string[] = [];
    const jobs = queue();
    jobs.handle('account.send_reset_link', async ({ email }) => void done.push(email));
    await jobs.enqueue(database.db, 'account.send_reset_link', payload);
    await jobs.drain();
    await jobs.drain();
    expect(done).toEqual([payload.email]);
  });

  test('exist exactly if their transaction does', async () => {
    const jobs = queue();
    await database.db
      .transaction(async (tx) => {
        await jobs.enqueue(tx, 'account.send_reset_link', payload);
        throw new Error('back');
      })
      .catch(() => undefined);
    expect(await database.db.select().from(jobsTable)).toEqual([]);
  });

  test('that fail are tried again later, each time later, and are kept when given up', async () => {
    let tries = 0;
    const jobs = queue();
    jobs.handle('account.send_reset_link', async () => {
      tries++;
      throw new Error('the mail server is away');
    });
    await jobs.enqueue(database.db, 'account.send_reset_link', payload);
    await jobs.drain();
    await jobs.drain();
    expect(tries).toBe(1);
    for (let round = 0; round < 20; round++) {
      later(3600);
      await jobs.drain();
    }
    expect(tries).toBe(8);
    expect(await database.db.select().from(jobsTable)).toMatchObject([
      { attempts: 8, lastError: 'the mail server is away', failedAt: expect.any(Date) },
    ]);
  });

  test('of a process that died are taken over when its lock has run out', async () => {
    const done: string[] = [];
    const jobs = queue();
    jobs.handle('account.send_reset_link', async ({ email }) => void done.push(email));
    const lockedUntil = new Date(now.getTime() + 60_000);
    await database.db
      .insert(jobsTable)
      .values({ kind: 'account.send_reset_link', payload, runAt: now, lockedUntil, attempts: 1 });
    await jobs.drain();
    expect(done).toEqual([]);
    later(61);
    await jobs.drain();
    expect(done).toEqual([payload.email]);
  });

  test('are never done by two at once', async () => {
    const done: string[] = [];
    const workers = [queue(), queue(), queue()];
    for (const worker of workers) {
      worker.handle('account.send_reset_link', async ({ email }) => void done.push(email));
    }
    for (let number = 0; number < 30; number++) {
      await workers[0]?.enqueue(database.db, 'account.send_reset_link', {
        email: `${number}@people.example`,
      });
    }
    await Promise.all(workers.map((worker) => worker.drain()));
    expect(new Set(done).size).toBe(30);
    expect(done).toHaveLength(30);
  });

  test('that come again wait once, however many plan them', async () => {
    await Promise.all([queue(), queue()].map((jobs) => jobs.plan('rows.sweep', now)));
    expect(await database.db.select().from(jobsTable)).toHaveLength(1);
  });
});

import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { quickJob, recurringJob, slowJob } from '../../testing/job-kinds.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { jobs as jobsTable } from '../database/tables/index.ts';
import { openSignals, type Signals } from '../signals/signals.ts';
import { WorkInterrupted } from './failures.ts';
import { createJobs, type Jobs } from './jobs.ts';

let database: OpenDatabase;
let now = new Date('2026-03-01T12:00:00Z');
const log = pino({ level: 'silent' });
let signals: Signals;
const queue = () => createJobs({ db: database.db, clock: () => now, log });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const payload = { email: 'somebody@people.example' };

beforeAll(async () => {
  database = await openTestDatabase(log);
  signals = await openSignals(database, log);
});
afterAll(async () => {
  await signals.close();
  await database.close();
});
beforeEach(() => database.db.delete(jobsTable));

describe('jobs', () => {
  test('are done once', async () => {
    const done: string[] = [];
    const jobs = queue();
    jobs.handle(quickJob, async ({ email }) => void done.push(email));
    await jobs.enqueue(database.db, quickJob, payload);
    await jobs.drain();
    await jobs.drain();
    expect(done).toEqual([payload.email]);
  });

  test('exist exactly if their transaction does', async () => {
    const jobs = queue();
    await database.db
      .transaction(async (tx) => {
        await jobs.enqueue(tx, quickJob, payload);
        throw new Error('back');
      })
      .catch(() => undefined);
    expect(await database.db.select().from(jobsTable)).toEqual([]);
  });

  test('that fail are tried again later, each time later, and are kept when given up', async () => {
    let tries = 0;
    const jobs = queue();
    jobs.handle(quickJob, async () => {
      tries++;
      throw new Error('the mail server is away');
    });
    await jobs.enqueue(database.db, quickJob, payload);
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
    jobs.handle(quickJob, async ({ email }) => void done.push(email));
    const lockedUntil = new Date(now.getTime() + 60_000);
    await database.db
      .insert(jobsTable)
      .values({ kind: quickJob.name, payload, runAt: now, lockedUntil, attempts: 1 });
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
      worker.handle(quickJob, async ({ email }) => void done.push(email));
    }
    for (let number = 0; number < 30; number++) {
      await workers[0]?.enqueue(database.db, quickJob, {
        email: `${number}@people.example`,
      });
    }
    await Promise.all(workers.map((worker) => worker.drain()));
    expect(new Set(done).size).toBe(30);
    expect(done).toHaveLength(30);
  });

  test('that come again wait once, however many plan them', async () => {
    await Promise.all([queue(), queue()].map((jobs) => jobs.plan(recurringJob, now)));
    expect(await database.db.select().from(jobsTable)).toHaveLength(1);
  });
});

/** A promise with its resolve function. */
const gate = () => Promise.withResolvers<void>();
const soon = { timeout: 5000, interval: 5 };

describe('a started queue', () => {
  /** Finds jobs only by signals: it polls once an hour. */
  const started: Jobs[] = [];
  function startedQueue(options: { graceMilliseconds?: number } = {}) {
    const jobs = createJobs({
      db: database.db,
      signals,
      clock: () => now,
      log,
      pollMilliseconds: 3_600_000,
      ...options,
    });
    started.push(jobs);
    return jobs;
  }
  afterEach(() => Promise.all(started.splice(0).map((jobs) => jobs.stop())));

  test('begins a job when it is enqueued, in whatever transaction, and not before the commit', async () => {
    const done: string[] = [];
    const jobs = startedQueue();
    jobs.handle(quickJob, async ({ email }) => void done.push(email));
    await jobs.start();
    await database.db.transaction(async (tx) => {
      await jobs.enqueue(tx, quickJob, { email: 'first@people.example' });
      expect(done).toEqual([]);
    });
    await vi.waitFor(() => expect(done).toEqual(['first@people.example']), soon);
    await jobs.enqueue(database.db, quickJob, { email: 'second@people.example' });
    await vi.waitFor(() => expect(done).toHaveLength(2), soon);
  });

  test('lets no film delay a mail, works on one film at a time and on a few mails at once', async () => {
    const jobs = startedQueue();
    const films = gate();
    const mails = gate();
    const begun = { films: 0, mails: 0 };
    jobs.handle(slowJob, () => {
      begun.films++;
      return films.promise;
    });
    jobs.handle(quickJob, () => {
      begun.mails++;
      return mails.promise;
    });
    for (let number = 0; number < 6; number++) {
      await jobs.enqueue(database.db, slowJob, { id: `${number}` });
      await jobs.enqueue(database.db, quickJob, payload);
    }
    await jobs.start();
    await vi.waitFor(() => expect(begun).toEqual({ films: 1, mails: 4 }), soon);
    mails.resolve();
    await vi.waitFor(() => expect(begun).toEqual({ films: 1, mails: 6 }), soon);
    films.resolve();
    await vi.waitFor(() => expect(begun).toEqual({ films: 6, mails: 6 }), soon);
  });

  test('finishes what is in hand when it is stopped, and takes nothing more', async () => {
    const jobs = startedQueue();
    const mail = gate();
    let begun = 0;
    jobs.handle(quickJob, () => {
      begun++;
      return mail.promise;
    });
    for (let number = 0; number < 5; number++) await jobs.enqueue(database.db, quickJob, payload);
    await jobs.start();
    await vi.waitFor(() => expect(begun).toBe(4), soon);
    const stopped = jobs.stop();
    mail.resolve();
    await stopped;
    expect(await database.db.select().from(jobsTable)).toMatchObject([{ attempts: 0, lockedUntil: null }]);
  });

  test('hands back at once what stops early because it is stopped', async () => {
    const jobs = startedQueue();
    const row = gate();
    let begun = 0;
    jobs.handle(slowJob, async () => {
      begun++;
      await row.promise;
      if (jobs.isStopping()) throw new WorkInterrupted();
    });
    await jobs.enqueue(database.db, slowJob, { id: 'many rows' });
    await jobs.start();
    await vi.waitFor(() => expect(begun).toBe(1), soon);
    const stopped = jobs.stop();
    row.resolve();
    await stopped;
    expect(await database.db.select().from(jobsTable)).toMatchObject([{ attempts: 0, lockedUntil: null }]);
  });

  test('hands back what takes too long when it is stopped, and leaves it alone from then on', async () => {
    const jobs = startedQueue({ graceMilliseconds: 10 });
    const film = gate();
    let begun = 0;
    jobs.handle(slowJob, () => {
      begun++;
      return film.promise;
    });
    await jobs.enqueue(database.db, slowJob, { id: 'long' });
    await jobs.start();
    await vi.waitFor(() => expect(begun).toBe(1), soon);
    await jobs.stop();
    expect(await database.db.select().from(jobsTable)).toMatchObject([{ attempts: 0, lockedUntil: null }]);

    const other = queue();
    const second = gate();
    let taken = false;
    other.handle(slowJob, () => {
      taken = true;
      return second.promise;
    });
    const drained = other.drain();
    await vi.waitFor(() => expect(taken).toBe(true), soon);
    film.reject(new Error('the first one breaks off'));
    await expect(film.promise).rejects.toThrow();
    expect(await database.db.select().from(jobsTable)).toMatchObject([{ attempts: 1, lastError: null }]);
    second.resolve();
    await drained;
    expect(await database.db.select().from(jobsTable)).toEqual([]);
  });
});

test('what is kept of a failure names no value of a statement', async () => {
  const jobs = queue();
  const secret = 'https://briefcast.example/reset-password?token=secret';
  jobs.handle(quickJob, async () => {
    await database.db
      .insert(jobsTable)
      .values({ id: secret, kind: secret, payload: {} as never, runAt: now });
  });
  await jobs.enqueue(database.db, quickJob, payload);
  await jobs.drain();
  const [job] = await database.db.select().from(jobsTable);
  expect(job?.attempts).toBe(1);
  expect(job?.lastError).not.toContain('params');
});

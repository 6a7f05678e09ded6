/** Several workers on one PostgreSQL, each with connections of its own. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { jobs as jobsTable } from '../platform/database/tables/index.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { quickJob, slowJob } from '../testing/job-kinds.ts';
import { clonePostgres } from '../testing/test-database.ts';

const log = pino({ level: 'silent' });
const hangingWorker = fileURLToPath(new URL('../testing/hanging-worker.ts', import.meta.url));
const soon = { timeout: 10_000, interval: 20 };

describe('workers on one PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof clonePostgres>>;
  let databases: [OpenDatabase, OpenDatabase];
  beforeAll(async () => {
    postgres = await clonePostgres();
    const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: '' }, log, { migrate: false });
    databases = [await open(), await open()];
  });
  afterAll(async () => {
    await Promise.all((databases ?? []).map((database) => database.close()));
    await postgres?.drop();
  });
  beforeEach(() => databases[0].db.delete(jobsTable));

  const worker = ({ db }: OpenDatabase, lockMilliseconds = 60_000) =>
    createJobs({ db, clock: () => new Date(), log, lockMilliseconds });
  const rows = () => databases[0].db.select().from(jobsTable);

  test('do each of many jobs exactly once, and share them', async () => {
    const count = 300;
    const done: string[][] = [[], []];
    // Nothing is finished before both have begun: one that is much faster leaves some to the other all the same.
    const bothBegun = Promise.withResolvers<void>();
    const begun = new Set<number>();
    const workers = databases.map((database, index) => {
      const jobs = worker(database);
      jobs.handle(quickJob, async ({ email }) => {
        if (begun.add(index).size === databases.length) bothBegun.resolve();
        await bothBegun.promise;
        done[index]?.push(email);
      });
      return jobs;
    });
    await Promise.all(workers.map((jobs) => jobs.start()));
    const wanted = Array.from({ length: count }, (_, number) => `${number}@people.example`);
    await Promise.all(
      wanted.map((email, number) => workers[number % 2]?.enqueue(databases[0].db, quickJob, { email })),
    );
    await vi.waitFor(async () => expect(await rows()).toEqual([]), soon);
    await Promise.all(workers.map((jobs) => jobs.stop()));
    expect(done.flat().sort()).toEqual(wanted.sort());
    expect(done[0]?.length).toBeGreaterThan(0);
    expect(done[1]?.length).toBeGreaterThan(0);
  });

  test('leave a job alone for as long as another works on it, longer than its first lock', async () => {
    const film = Promise.withResolvers<void>();
    const begun = [0, 0];
    const [first, second] = [worker(databases[0], 400), worker(databases[1], 400)];
    first.handle(slowJob, () => {
      begun[0] = 1;
      return film.promise;
    });
    second.handle(slowJob, async () => {
      begun[1] = 1;
    });
    await first.enqueue(databases[0].db, slowJob, { id: 'long' });
    const drained = first.drain();
    await vi.waitFor(() => expect(begun[0]).toBe(1), soon);
    const firstEnd = (await rows())[0]?.lockedUntil?.getTime() ?? 0;
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(firstEnd), soon);
    await second.drain();
    expect(begun).toEqual([1, 0]);
    film.resolve();
    await drained;
    expect(await rows()).toEqual([]);
  });

  test('take over what a killed process had in hand, once its lock has run out', async () => {
    const jobs = worker(databases[0]);
    let taken = 0;
    jobs.handle(slowJob, async () => void taken++);
    const dying = spawn(process.execPath, [hangingWorker, postgres.url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const begun = once(dying.stdout, 'data');
    const died = once(dying, 'exit');
    await jobs.enqueue(databases[0].db, slowJob, { id: 'interrupted' });
    await begun;
    dying.kill('SIGKILL');
    await died;
    await jobs.drain();
    expect(taken).toBe(0);
    await vi.waitFor(async () => {
      await jobs.drain();
      expect(taken).toBe(1);
    }, soon);
    expect(await rows()).toEqual([]);
  });
});

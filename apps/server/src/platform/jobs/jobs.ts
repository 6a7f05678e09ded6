/**
 * Work that must not be lost and must not delay a request: mail, pictures, deletion of bytes.
 * A job is a row, enqueued in the transaction that needs it, so it exists exactly if the change does.
 * Any process takes due jobs with SKIP LOCKED; a lock that ran out means its process died, so another tries again.
 */
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Db } from '../database/database.ts';
import { jobs } from '../database/tables/index.ts';
import type { Log } from '../log.ts';
import type { Letter } from '../mail/letter-content.ts';

/** Every kind of job with what it carries. */
export interface JobPayloads {
  'mail.send': Letter;
  'account.send_reset_link': { email: string };
  'notifications.mail': { id: string };
  'notifications.tick': Record<string, never>;
  'rows.sweep': Record<string, never>;
  'storage.remove': { keys: string[] };
  'media.process': { table: 'media' | 'files'; id: string };
  'storage.sweep': Record<string, never>;
}
export type JobKind = keyof JobPayloads;
/** Kinds that carry nothing and come again. */
type RecurringKind = { [K in JobKind]: JobPayloads[K] extends Record<string, never> ? K : never }[JobKind];
export type JobHandlers = { [K in JobKind]?: (payload: JobPayloads[K]) => Promise<void> };

const usualAttempts = 8;
/** Mail servers put strangers off for minutes and are down for hours: these are tried for about a day. */
const attemptsOf: { [K in JobKind]?: number } = { 'mail.send': 36, 'notifications.mail': 36 };
const lockSeconds = 300;
const pollMilliseconds = 1000;
/** Any number that nothing else locks: one process plans a recurring job at a time. */
const planLock = 7_093_282_927;

/** Seconds until the next try: 2, 4, 8 … at most an hour. */
const backoffSeconds = (attempts: number) => Math.min(3600, 2 ** attempts);

/** What a handler throws when trying again would not help: the job is given up at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless';
}

export interface Jobs {
  /** Adds a job; give the transaction that it belongs to. */
  enqueue<K extends JobKind>(db: Db, kind: K, payload: JobPayloads[K], runAt?: Date): Promise<void>;
  /** Adds a recurring job unless one of its kind is waiting already, whichever process planned it. */
  plan(kind: RecurringKind, runAt: Date): Promise<void>;
  /** Says how a kind is done. */
  handle<K extends JobKind>(kind: K, handler: (payload: JobPayloads[K]) => Promise<void>): void;
  /** Starts taking jobs until stop. */
  start(): void;
  /** Waits for the job in hand and takes no more. */
  stop(): Promise<void>;
  /** Does everything that is due now; for tests and for the end of a seeding. */
  drain(): Promise<void>;
}

interface JobsDeps {
  db: Database;
  clock: () => Date;
  log: Log;
}

/** The queue over the product's own database. */
export function createJobs({ db, clock, log }: JobsDeps): Jobs {
  const handlers: JobHandlers = {};
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;

  async function takeOne() {
    const now = clock();
    const due = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          lte(jobs.runAt, now),
          isNull(jobs.failedAt),
          or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now)),
        ),
      )
      .orderBy(asc(jobs.runAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [job] = await db
      .update(jobs)
      .set({ lockedUntil: new Date(now.getTime() + lockSeconds * 1000), attempts: sql`${jobs.attempts} + 1` })
      .where(eq(jobs.id, sql`(${due})`))
      .returning();
    return job;
  }

  async function run(job: typeof jobs.$inferSelect) {
    const handler = handlers[job.kind as JobKind] as ((payload: unknown) => Promise<void>) | undefined;
    try {
      if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
      await handler(job.payload);
      await db.delete(jobs).where(eq(jobs.id, job.id));
    } catch (error) {
      const attempts = attemptsOf[job.kind as JobKind] ?? usualAttempts;
      const isLast = error instanceof Hopeless || job.attempts >= attempts;
      log.warn({ err: error, job: job.kind, attempts: job.attempts, givenUp: isLast }, 'job failed');
      await db
        .update(jobs)
        .set({
          lockedUntil: null,
          lastError: error instanceof Error ? error.message : String(error),
          runAt: new Date(clock().getTime() + backoffSeconds(job.attempts) * 1000),
          failedAt: isLast ? clock() : null,
        })
        .where(eq(jobs.id, job.id));
    }
  }

  async function drain() {
    for (let job = await takeOne(); job; job = await takeOne()) await run(job);
  }

  async function workUntilIdle() {
    for (let job = await takeOne(); job; job = await takeOne()) {
      await run(job);
      if (stopped) return;
    }
  }

  function schedule() {
    timer = setTimeout(() => {
      running = workUntilIdle()
        .catch((error: unknown) => log.error({ err: error }, 'the job queue could not be read'))
        .finally(() => {
          if (!stopped) schedule();
        });
    }, pollMilliseconds);
    timer.unref();
  }

  return {
    async enqueue(executor, kind, payload, runAt) {
      await executor.insert(jobs).values({ kind, payload, runAt: runAt ?? clock(), createdAt: clock() });
    },
    async plan(kind, runAt) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${planLock})`);
        const isWaiting = and(eq(jobs.kind, kind), isNull(jobs.failedAt), isNull(jobs.lockedUntil));
        const [waiting] = await tx.select({ id: jobs.id }).from(jobs).where(isWaiting).limit(1);
        if (!waiting) await tx.insert(jobs).values({ kind, payload: {}, runAt, createdAt: clock() });
      });
    },
    handle(kind, handler) {
      handlers[kind] = handler as JobHandlers[typeof kind];
    },
    start() {
      stopped = false;
      schedule();
    },
    async stop() {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
    drain,
  };
}

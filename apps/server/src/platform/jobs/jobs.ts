/**
 * Work that must not be lost and must not delay a request: mail, pictures, deletion of bytes.
 * A job is a row, enqueued in the transaction that needs it, so it exists exactly if the change does.
 * Any process takes due jobs with SKIP LOCKED, in lanes so that a film delays no mail. It renews its lock while
 * it works; a lock that ran out means its process died, so another tries again. See docs/decisions.
 */
import { minuteMs } from '@briefcast/contract/kit/days';
import { sql } from 'drizzle-orm';
import { afterCommit } from '../database/after-commit.ts';
import type { Database, Tx } from '../database/database.ts';
import { type Log, messageOf } from '../log.ts';
import type { Signals } from '../signals/signals.ts';
import { PermanentFailure, WorkInterrupted } from './failures.ts';
import {
  addJobs,
  handBack,
  isKindWaiting,
  noteFailure,
  removeDone,
  renewLock,
  type TakenJob,
  takeJob,
} from './job-rows.ts';
import {
  lanes as allLanes,
  backoffSeconds,
  type JobKind,
  type Lane,
  laneWidths,
  type RecurringKind,
} from './kinds.ts';
import { type OpenLane, openLane } from './lane.ts';

/** A kind of job with its handler in this process. */
interface HandledKind {
  kind: JobKind<unknown>;
  handler: (payload: unknown) => Promise<void>;
}

/** How soon another process takes the jobs of one that died. */
const usualLockMilliseconds = minuteMs;
const renewalsWithinLock = 4;
/** How long running jobs may take when the process stops; then they are released for other processes. */
const usualGraceMilliseconds = 6000;
/** The fallback without a signal: retries become due by time alone, and the connection for signals may be broken. */
const usualPollMilliseconds = 1000;
const longestError = 1000;
/** An arbitrary number that nothing else locks: only one process at a time plans a recurring job. */
const planLock = 7_093_282_927;

/** How a job ended in this process; `lost`: its lock had expired, and another process has it. */
export type JobOutcome = 'done' | 'tried_again' | 'given_up' | 'handed_back' | 'lost';

export interface Jobs {
  /** Adds a job, which starts at once after the commit; pass the transaction that it belongs to. */
  enqueue<Payload>(
    db: Database | Tx,
    kind: JobKind<Payload>,
    payload: NoInfer<Payload>,
    runAt?: Date,
  ): Promise<void>;
  /** The same for many jobs of a kind, in one statement. */
  enqueueAll<Payload>(
    db: Database | Tx,
    kind: JobKind<Payload>,
    payloads: readonly NoInfer<Payload>[],
    runAt?: Date,
  ): Promise<void>;
  /** Signals to every process that jobs are due, once the transaction around the caller is committed. */
  announce(): void;
  /** Adds a recurring job unless one of its kind is waiting already, whichever process planned it. */
  plan(kind: RecurringKind, runAt: Date): Promise<void>;
  /**
   * Registers the handler of a kind; kinds without one are left to other processes. A job may run more than
   * once if a process dies in the middle, but never in two processes at once.
   */
  handle<Payload>(kind: JobKind<Payload>, handler: (payload: Payload) => Promise<void>): void;
  /** Words of a kind on the admin's pages; its name if only an older or newer process knows it. */
  textOf(kind: string): string;
  /** How many jobs of each lane run in this process. */
  running(): Record<Lane, number>;
  /** Whether this process is draining, so that long work had better stop. */
  isStopping(): boolean;
  /** Starts taking jobs until stop. */
  start(): Promise<void>;
  /** Takes no more jobs, waits some seconds for those that run, and releases those that take longer. May be called again. */
  stop(): Promise<void>;
  /** Runs everything that is due now, one after the other; for tests and for the end of seeding. */
  drain(): Promise<void>;
}

interface JobsDeps {
  db: Database;
  /** Signals between processes about new jobs; without them, jobs are found by polling every second. */
  signals?: Signals;
  clock: () => Date;
  log: Log;
  /** Called with how each job ended, and after how many seconds. */
  observe?: (kind: JobKind<unknown>, outcome: JobOutcome, seconds: number) => void;
  lockMilliseconds?: number;
  graceMilliseconds?: number;
  pollMilliseconds?: number;
}

/** A job that this process works on. */
interface JobInFlight {
  job: TakenJob;
  /** False once it was released or lost: then this process no longer records how it ends. */
  isOurs: boolean;
}

/** The queue, stored in the product's own database. */
export function createJobs({
  db,
  signals,
  clock,
  log,
  observe = () => {},
  lockMilliseconds = usualLockMilliseconds,
  graceMilliseconds = usualGraceMilliseconds,
  pollMilliseconds = usualPollMilliseconds,
}: JobsDeps): Jobs {
  const handled = new Map<string, HandledKind>();
  const inFlight = new Set<JobInFlight>();
  let lanes: OpenLane[] = [];
  let unsubscribe = () => {};
  let stopping: Promise<void> | null = null;

  const lockEnd = () => new Date(clock().getTime() + lockMilliseconds);
  const kindsOf = (lane: Lane | null) =>
    [...handled.values()]
      .filter(({ kind }) => lane === null || kind.lane === lane)
      .map(({ kind }) => kind.name);
  const take = (lane: Lane | null) => takeJob(db, kindsOf(lane), clock(), lockEnd());

  /** Renews the lock while the job runs; returns a function that stops it. */
  function keepLock(running: JobInFlight): () => void {
    const renewal = setInterval(() => {
      renewLock(db, running.job, lockEnd()).then(
        (isHeld) => {
          if (isHeld || !running.isOurs) return;
          running.isOurs = false;
          log.warn({ job: running.job.kind }, 'a job was lost to another process');
        },
        // The next renewal comes before the lock ends.
        (error: unknown) => log.warn({ err: error }, 'the lock of a job could not be renewed'),
      );
    }, lockMilliseconds / renewalsWithinLock);
    return () => clearInterval(renewal);
  }

  /** Runs the job; returns its error, undefined if it succeeded. */
  async function attempt(
    { payload }: TakenJob,
    handler: HandledKind['handler'],
  ): Promise<{ error: unknown } | undefined> {
    try {
      await handler(payload);
    } catch (error) {
      return { error };
    }
  }

  async function settle(
    { job }: JobInFlight,
    attempts: number,
    failure: { error: unknown } | undefined,
  ): Promise<JobOutcome> {
    if (!failure) return (await removeDone(db, job)) ? 'done' : 'lost';
    const { error } = failure;
    if (error instanceof WorkInterrupted) return (await release(job)) ? 'handed_back' : 'lost';
    const isLast = error instanceof PermanentFailure || job.attempts >= attempts;
    log.warn(
      { err: error, job: job.kind, jobId: job.id, attempts: job.attempts, givenUp: isLast },
      'job failed',
    );
    const now = clock();
    const isNoted = await noteFailure(db, job, {
      lastError: messageOf(error).slice(0, longestError),
      runAt: new Date(now.getTime() + backoffSeconds(job.attempts) * 1000),
      failedAt: isLast ? now : null,
    });
    if (!isNoted) return 'lost';
    return isLast ? 'given_up' : 'tried_again';
  }

  /** Releases a job to other processes; returns whether it was still held. */
  async function release(job: TakenJob): Promise<boolean> {
    const isReleased = await handBack(db, job);
    if (isReleased) announce();
    log.info({ job: job.kind }, 'a job was handed back');
    return isReleased;
  }

  async function work(job: TakenJob): Promise<void> {
    const known = handled.get(job.kind);
    // Only kinds with a handler are taken.
    if (!known) return;
    const { kind, handler } = known;
    const running: JobInFlight = { job, isOurs: true };
    const begun = performance.now();
    const end = (outcome: JobOutcome) => observe(kind, outcome, (performance.now() - begun) / 1000);
    inFlight.add(running);
    const letLockGo = keepLock(running);
    try {
      const failure = await attempt(job, handler);
      end(running.isOurs ? await settle(running, kind.attempts, failure) : 'lost');
    } catch (error) {
      // Its lock expires, and it runs again.
      log.error({ err: error, job: job.kind }, 'the end of a job could not be noted');
    } finally {
      letLockGo();
      inFlight.delete(running);
    }
  }

  /** After the commit of the transaction that made them due. */
  const announce = () => afterCommit(() => signals?.publish({ kind: 'jobs' }));

  async function handBackAll(): Promise<void> {
    for (const running of inFlight) {
      running.isOurs = false;
      await release(running.job);
    }
  }

  async function closeAll(): Promise<void> {
    unsubscribe();
    const closed = Promise.all(lanes.map((lane) => lane.close()));
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise((resolve) => {
      timer = setTimeout(resolve, graceMilliseconds);
    });
    await Promise.race([closed, grace]);
    clearTimeout(timer);
    await handBackAll();
  }

  return {
    async enqueue(executor, { name: kind }, payload, runAt) {
      const now = clock();
      await addJobs(executor, [{ kind, payload, runAt: runAt ?? now }], now);
      if (!runAt || runAt <= now) announce();
    },
    async enqueueAll(executor, { name: kind }, payloads, runAt) {
      if (payloads.length === 0) return;
      const now = clock();
      await addJobs(
        executor,
        payloads.map((payload) => ({ kind, payload, runAt: runAt ?? now })),
        now,
      );
      announce();
    },
    announce,
    async plan({ name: kind }, runAt) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${planLock})`);
        if (!(await isKindWaiting(tx, kind))) await addJobs(tx, [{ kind, payload: {}, runAt }], clock());
      });
    },
    handle(kind, handler) {
      // Every job of a kind has the payload type of that kind.
      handled.set(kind.name, { kind, handler: handler as HandledKind['handler'] });
    },
    textOf: (kind) => handled.get(kind)?.kind.text() ?? kind,
    running() {
      const counts = Object.fromEntries(allLanes.map((lane) => [lane, 0])) as Record<Lane, number>;
      for (const { job } of inFlight) {
        const lane = handled.get(job.kind)?.kind.lane;
        if (lane) counts[lane] += 1;
      }
      return counts;
    },
    isStopping: () => stopping !== null,
    async start() {
      const wakeAll = () => {
        for (const lane of lanes) lane.wake();
      };
      unsubscribe = signals?.subscribe(({ kind }) => kind === 'jobs' && wakeAll()) ?? unsubscribe;
      lanes = allLanes.map((lane) =>
        openLane({ width: laneWidths[lane], take: () => take(lane), work, log, pollMilliseconds }),
      );
    },
    stop() {
      stopping ??= closeAll();
      return stopping;
    },
    async drain() {
      for (let job = await take(null); job; job = await take(null)) await work(job);
    },
  };
}

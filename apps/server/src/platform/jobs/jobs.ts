/**
 * Work that must not be lost and must not delay a request: mail, pictures, deletion of bytes.
 * A job is a row, enqueued in the transaction that needs it, so it exists exactly if the change does.
 * Any process takes due jobs with SKIP LOCKED, in lanes so that a film delays no mail. It renews its lock while
 * it works; a lock that ran out means its process died, so another tries again. See docs/decisions.
 */
import { sql } from 'drizzle-orm';
import { afterCommit } from '../database/after-commit.ts';
import type { Database, Tx } from '../database/database.ts';
import { type Log, messageOf } from '../log.ts';
import type { Signals } from '../signals/signals.ts';
import {
  addJob,
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

/** A kind that this process does, and how. */
interface HandledKind {
  kind: JobKind<unknown>;
  handler: (payload: unknown) => Promise<void>;
}

/** How soon another process takes the jobs of one that died. */
const usualLockMilliseconds = 60_000;
const renewalsWithinLock = 4;
/** What is in hand when the process is told to stop may take so long; then it is handed back. */
const usualGraceMilliseconds = 6000;
/** The fall-back where no announcement comes: retries fall due by time alone, and a connection may be away. */
const usualPollMilliseconds = 1000;
const longestError = 1000;
/** Any number that nothing else locks: one process plans a recurring job at a time. */
const planLock = 7_093_282_927;

/** What a handler throws when trying again would not help: the job is given up at once. */
export class Hopeless extends Error {
  override readonly name = 'Hopeless';
}

/** How a job that was taken ended here; `lost`: its lock had run out, and another process has it. */
export type JobOutcome = 'done' | 'tried_again' | 'given_up' | 'handed_back' | 'lost';

export interface Jobs {
  /** Adds a job, which is begun at once after the commit; give the transaction that it belongs to. */
  enqueue<Payload>(
    db: Database | Tx,
    kind: JobKind<Payload>,
    payload: NoInfer<Payload>,
    runAt?: Date,
  ): Promise<void>;
  /** Tells every process that jobs are due, once the transaction around the caller is committed. */
  announce(): void;
  /** Adds a recurring job unless one of its kind is waiting already, whichever process planned it. */
  plan(kind: RecurringKind, runAt: Date): Promise<void>;
  /**
   * Says how a kind is done; kinds without a handler are left to other processes. It may be done more than once,
   * when a process dies in the middle, but never by two processes at once.
   */
  handle<Payload>(kind: JobKind<Payload>, handler: (payload: Payload) => Promise<void>): void;
  /** Starts taking jobs until stop. */
  start(): Promise<void>;
  /** Takes no more; waits some seconds for the jobs in hand and hands back what takes longer. Once is enough. */
  stop(): Promise<void>;
  /** Does everything that is due now, one after the other; for tests and for the end of a seeding. */
  drain(): Promise<void>;
}

interface JobsDeps {
  db: Database;
  /** Where processes tell each other of jobs; without it they are found by looking every second. */
  signals?: Signals;
  clock: () => Date;
  log: Log;
  /** Hears how each job ended, and after how many seconds. */
  observe?: (kind: JobKind<unknown>, outcome: JobOutcome, seconds: number) => void;
  lockMilliseconds?: number;
  graceMilliseconds?: number;
  pollMilliseconds?: number;
}

/** A job that this process works on. */
interface Hand {
  job: TakenJob;
  /** False once it was handed back or lost: then its end is none of ours. */
  isOurs: boolean;
}

/** The queue over the product's own database. */
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
  const hands = new Set<Hand>();
  let lanes: OpenLane[] = [];
  let stopHearing = () => {};
  let stopping: Promise<void> | null = null;

  const lockEnd = () => new Date(clock().getTime() + lockMilliseconds);
  const kindsOf = (lane: Lane | null) =>
    [...handled.values()]
      .filter(({ kind }) => lane === null || kind.lane === lane)
      .map(({ kind }) => kind.name);
  const take = (lane: Lane | null) => takeJob(db, kindsOf(lane), clock(), lockEnd());

  /** Keeps the lock while the job is worked on; returns how to stop. */
  function keepLock(hand: Hand): () => void {
    const renewal = setInterval(() => {
      renewLock(db, hand.job, lockEnd()).then(
        (isHeld) => {
          if (isHeld || !hand.isOurs) return;
          hand.isOurs = false;
          log.warn({ job: hand.job.kind }, 'a job was lost to another process');
        },
        // The next renewal comes before the lock ends.
        (error: unknown) => log.warn({ err: error }, 'the lock of a job could not be renewed'),
      );
    }, lockMilliseconds / renewalsWithinLock);
    return () => clearInterval(renewal);
  }

  /** Does the job; returns what went wrong, undefined if nothing did. */
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
    { job }: Hand,
    attempts: number,
    failure: { error: unknown } | undefined,
  ): Promise<JobOutcome> {
    if (!failure) return (await removeDone(db, job)) ? 'done' : 'lost';
    const { error } = failure;
    const isLast = error instanceof Hopeless || job.attempts >= attempts;
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

  async function work(job: TakenJob): Promise<void> {
    const known = handled.get(job.kind);
    // Only kinds with a handler are taken.
    if (!known) return;
    const { kind, handler } = known;
    const hand: Hand = { job, isOurs: true };
    const begun = performance.now();
    const end = (outcome: JobOutcome) => observe(kind, outcome, (performance.now() - begun) / 1000);
    hands.add(hand);
    const letLockGo = keepLock(hand);
    try {
      const failure = await attempt(job, handler);
      end(hand.isOurs ? await settle(hand, kind.attempts, failure) : 'lost');
    } catch (error) {
      // Its lock runs out, and it is done again.
      log.error({ err: error, job: job.kind }, 'the end of a job could not be noted');
    } finally {
      letLockGo();
      hands.delete(hand);
    }
  }

  /** After the commit of what made them due. */
  const announce = () => afterCommit(() => signals?.tell({ kind: 'jobs' }));

  async function handBackAll(): Promise<void> {
    for (const hand of hands) {
      hand.isOurs = false;
      if (await handBack(db, hand.job)) announce();
      log.info({ job: hand.job.kind }, 'a job was handed back');
    }
  }

  async function closeAll(): Promise<void> {
    stopHearing();
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
      await addJob(executor, { kind, payload, runAt: runAt ?? now }, now);
      if (!runAt || runAt <= now) announce();
    },
    announce,
    async plan({ name: kind }, runAt) {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${planLock})`);
        if (!(await isKindWaiting(tx, kind))) await addJob(tx, { kind, payload: {}, runAt }, clock());
      });
    },
    handle(kind, handler) {
      // Jobs of a kind carry what was enqueued under it.
      handled.set(kind.name, { kind, handler: handler as HandledKind['handler'] });
    },
    async start() {
      const wakeAll = () => {
        for (const lane of lanes) lane.wake();
      };
      stopHearing = signals?.hear(({ kind }) => kind === 'jobs' && wakeAll()) ?? stopHearing;
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

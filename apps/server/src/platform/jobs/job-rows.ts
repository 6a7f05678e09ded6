/**
 * The statements of the queue. A job belongs to whoever counted its latest attempt: that number is asked for with
 * every change, so a process that lost its job, because it was away for longer than its lock, changes nothing.
 */
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Reader, Tx } from '../database/database.ts';
import { jobs } from '../database/tables/index.ts';

/** A job that was taken. */
export interface TakenJob {
  id: string;
  /** The name of its kind. */
  kind: string;
  payload: unknown;
  attempts: number;
}

/** Adds a job. */
export async function addJob(
  db: Database | Tx,
  job: { kind: string; payload: unknown; runAt: Date },
  now: Date,
): Promise<void> {
  await db.insert(jobs).values({ ...job, createdAt: now });
}

/** Whether a job of this kind waits: due or not, but in nobody's hands. */
export async function isKindWaiting(db: Reader, kind: string): Promise<boolean> {
  const isWaiting = and(eq(jobs.kind, kind), isNull(jobs.failedAt), isNull(jobs.lockedUntil));
  return (await db.select({ id: jobs.id }).from(jobs).where(isWaiting).limit(1)).length > 0;
}

/** Takes the job that has been due for longest and locks it; null when nothing of these kinds is due. */
export async function takeJob(
  db: Database,
  kinds: string[],
  now: Date,
  lockedUntil: Date,
): Promise<TakenJob | null> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, kinds),
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
    .set({ lockedUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, sql`(${due})`))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts });
  return job ?? null;
}

const isStillHeld = ({ id, attempts }: TakenJob) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts), isNotNull(jobs.lockedUntil));

async function change(
  db: Database,
  job: TakenJob,
  values: Partial<typeof jobs.$inferInsert>,
): Promise<boolean> {
  const changed = await db.update(jobs).set(values).where(isStillHeld(job)).returning({ id: jobs.id });
  return changed.length > 0;
}

/** Each of these answers whether the job was still held. */
export const renewLock = (db: Database, job: TakenJob, lockedUntil: Date): Promise<boolean> =>
  change(db, job, { lockedUntil });

export async function removeDone(db: Database, job: TakenJob): Promise<boolean> {
  return (await db.delete(jobs).where(isStillHeld(job)).returning({ id: jobs.id })).length > 0;
}

/** Notes why it failed: to be tried again at `runAt`, or given up. */
export const noteFailure = (
  db: Database,
  job: TakenJob,
  failure: { lastError: string; runAt: Date; failedAt: Date | null },
): Promise<boolean> => change(db, job, { ...failure, lockedUntil: null });

/** Lets another process have the job at once, as if it had not been tried here. */
export const handBack = (db: Database, job: TakenJob): Promise<boolean> =>
  change(db, job, { lockedUntil: null, attempts: job.attempts - 1 });

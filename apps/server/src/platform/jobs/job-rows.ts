/**
 * The statements of the queue. A job belongs to the process that counted its latest attempt: every change
 * checks that number, so a process that lost its job, because it was away for longer than its lock, changes
 * nothing.
 */
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database, Reader, Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { jobs } from '../database/tables/index.ts';
import { preparedWrite } from '../database/with-parts.ts';

/** A job that was taken. */
export interface TakenJob {
  id: string;
  /** The name of its kind. */
  kind: string;
  payload: unknown;
  attempts: number;
}

const added = sql`insert into jobs (id, kind, payload, run_at, created_at)
  select id, kind, payload, "runAt", "createdAt"
  from json_to_recordset(${sql.placeholder('added')}::json) as a(id uuid, kind text, payload jsonb,
    "runAt" timestamptz, "createdAt" timestamptz)`;

const insertJobs = preparedWrite('add_jobs', { added });

/** Adds jobs. */
export async function addJobs(
  db: Database | Tx,
  wanted: readonly { kind: string; payload: unknown; runAt: Date }[],
  createdAt: Date,
): Promise<void> {
  const rows = wanted.map((job) => ({ ...job, id: uuidv7(), createdAt }));
  await insertJobs(db).execute({ added: JSON.stringify(rows) });
}

/** Whether a job of this kind waits, due or not, and is not running. */
export async function isKindWaiting(db: Reader, kind: string): Promise<boolean> {
  const isWaiting = and(eq(jobs.kind, kind), isNull(jobs.failedAt), isNull(jobs.lockedUntil));
  return (await db.select({ id: jobs.id }).from(jobs).where(isWaiting).limit(1)).length > 0;
}

const takeDue = prepared((db: Database) => {
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        sql`${jobs.kind} = any(${sql.placeholder('kinds')}::text[])`,
        lte(jobs.runAt, now),
        isNull(jobs.failedAt),
        or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now)),
      ),
    )
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return db
    .update(jobs)
    .set({
      lockedUntil: sql`${sql.placeholder('lockedUntil')}::timestamptz`,
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(eq(jobs.id, sql`(${due})`))
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
    .prepare('take_job');
});

/** Takes the job that has been due for longest and locks it; null when nothing of these kinds is due. */
export async function takeJob(
  db: Database,
  kinds: string[],
  now: Date,
  lockedUntil: Date,
): Promise<TakenJob | null> {
  const [job] = await takeDue(db).execute({
    kinds,
    now: now.toISOString(),
    lockedUntil: lockedUntil.toISOString(),
  });
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

/** Each of these returns whether the job was still held. */
export const renewLock = (db: Database, job: TakenJob, lockedUntil: Date): Promise<boolean> =>
  change(db, job, { lockedUntil });

const deleteHeld = prepared((db: Database) =>
  db
    .delete(jobs)
    .where(
      and(
        eq(jobs.id, sql.placeholder('id')),
        eq(jobs.attempts, sql.placeholder('attempts')),
        isNotNull(jobs.lockedUntil),
      ),
    )
    .returning({ id: jobs.id })
    .prepare('remove_done_job'),
);

export const removeDone = async (db: Database, { id, attempts }: TakenJob): Promise<boolean> =>
  (await deleteHeld(db).execute({ id, attempts })).length > 0;

/** Records why it failed: it is retried at `runAt`, or given up. */
export const noteFailure = (
  db: Database,
  job: TakenJob,
  failure: { lastError: string; runAt: Date; failedAt: Date | null },
): Promise<boolean> => change(db, job, { ...failure, lockedUntil: null });

/** Releases the job to other processes at once, without counting the attempt. */
export const handBack = (db: Database, job: TakenJob): Promise<boolean> =>
  change(db, job, { lockedUntil: null, attempts: job.attempts - 1 });

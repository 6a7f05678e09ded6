/** How many jobs of each kind wait, run and failed, in the whole installation. */
import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { jobs } from '../database/tables/index.ts';

const now = sql`${sql.placeholder('now')}::timestamptz`;
const isLive = sql`${jobs.failedAt} is null`;
const isRunning = sql`${isLive} and ${jobs.lockedUntil} > ${now}`;
const isWaiting = sql`${isLive} and ${jobs.runAt} <= ${now} and coalesce(${jobs.lockedUntil} <= ${now}, true)`;
const isRetrying = sql`${isLive} and ${jobs.runAt} > ${now} and ${jobs.lockedUntil} is null and ${jobs.attempts} > 0`;
const count = (condition: typeof now) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

const counts = prepared((db) =>
  db
    .select({
      kind: jobs.kind,
      waiting: count(isWaiting),
      running: count(isRunning),
      retrying: count(isRetrying),
      failed: count(sql`${jobs.failedAt} is not null`),
      lastError: sql<
        string | null
      >`(array_agg(${jobs.lastError} order by ${jobs.runAt} desc) filter (where ${isRetrying}))[1]`,
      oldestDueSeconds:
        sql`coalesce(extract(epoch from ${now} - min(${jobs.runAt}) filter (where ${isWaiting})), 0)`.mapWith(
          Number,
        ),
    })
    .from(jobs)
    .groupBy(jobs.kind)
    .orderBy(jobs.kind)
    .prepare('jobs_counts'),
);

/** A row for each kind of which there is any job, planned ones included; `oldestDueSeconds` is 0 when none waits. */
export const countJobs = (db: Reader, at: Date) => counts(db).execute({ now: at.toISOString() });

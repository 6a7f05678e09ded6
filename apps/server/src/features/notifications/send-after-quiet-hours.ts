/** Sends each minute to people whose quiet hours are over: what was kept for a person becomes one job. */
import { and, asc, eq, lte } from 'drizzle-orm';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { pushKeptJob } from './jobs.ts';

/** Limit of notifications in one push; of more, the last push replaces the one before. */
const mostTogether = 100;

type ReleaseDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'log'>;

/** Releases what was kept for one person, and plans its pushes. */
const releaseOne = ({ db, jobs }: ReleaseDeps, userId: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const released = await tx
      .update(notifications)
      .set({ pushHeldUntil: null })
      .where(and(eq(notifications.userId, userId), lte(notifications.pushHeldUntil, now)))
      .returning({ id: notifications.id });
    const ids = released.map(({ id }) => id).sort();
    const parts = Math.ceil(ids.length / mostTogether);
    await jobs.enqueueAll(
      tx,
      pushKeptJob,
      Array.from({ length: parts }, (_, n) => ({
        ids: ids.slice(n * mostTogether, (n + 1) * mostTogether),
      })),
    );
  });

export async function sendAfterQuietHours(deps: ReleaseDeps): Promise<void> {
  const now = deps.clock();
  await forEachDue(deps, {
    read: (limit) =>
      deps.db
        .selectDistinct({ userId: notifications.userId })
        .from(notifications)
        .where(lte(notifications.pushHeldUntil, now))
        .orderBy(asc(notifications.userId))
        .limit(limit),
    work: ({ userId }) => releaseOne(deps, userId, now),
  });
}

/** Looks each minute whose quiet hours are over: what was kept for a person becomes one job. */
import { asc, inArray, lte } from 'drizzle-orm';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { pushKeptJob } from './jobs.ts';

const batch = 1000;

/** Limit of notifications in one push; of more, the last push replaces the one before. */
const mostTogether = 100;

export async function releaseKept({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const releaseSome = () =>
    db.transaction(async (tx) => {
      const due = tx
        .select({ id: notifications.id })
        .from(notifications)
        .where(lte(notifications.pushHeldUntil, clock()))
        .orderBy(asc(notifications.userId), asc(notifications.id))
        .limit(batch)
        .for('update');
      const released = await tx
        .update(notifications)
        .set({ pushHeldUntil: null })
        .where(inArray(notifications.id, due))
        .returning({ id: notifications.id, userId: notifications.userId });
      const ofPeople = Map.groupBy(released, ({ userId }) => userId);
      const payloads = [...ofPeople.values()].flatMap((rows) => {
        const ids = rows.map(({ id }) => id).sort();
        const parts = Math.ceil(ids.length / mostTogether);
        return Array.from({ length: parts }, (_, n) => ({
          ids: ids.slice(n * mostTogether, (n + 1) * mostTogether),
        }));
      });
      await jobs.enqueueAll(tx, pushKeptJob, payloads);
      return released.length;
    });
  while ((await releaseSome()) === batch);
}

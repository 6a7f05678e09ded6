/** Jobs that were given up, for the admin who retries or discards them. */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader, Tx } from '../database/database.ts';
import { jobs } from '../database/tables/index.ts';

/** The newest first, without their payloads: mails contain links that give access to accounts. */
export const readFailed = (db: Reader, limit: number) =>
  db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      attempts: jobs.attempts,
      lastError: jobs.lastError,
      createdAt: jobs.createdAt,
      failedAt: jobs.failedAt,
    })
    .from(jobs)
    .where(isNotNull(jobs.failedAt))
    .orderBy(desc(jobs.failedAt), desc(jobs.id))
    .limit(limit);

/** What a job was before it was retried or discarded. */
interface FormerlyFailed {
  id: string;
  kind: string;
  lastError: string | null;
}

const failedWith = (id: string | null) =>
  and(isNotNull(jobs.failedAt), id === null ? undefined : eq(jobs.id, id));

/** Makes one of them due again, or all of them for null, with its attempts reset. Returns which. */
export function retryFailed(tx: Tx, id: string | null, now: Date): Promise<FormerlyFailed[]> {
  return tx
    .update(jobs)
    .set({ failedAt: null, attempts: 0, runAt: now, lockedUntil: null })
    .where(failedWith(id))
    .returning({ id: jobs.id, kind: jobs.kind, lastError: jobs.lastError });
}

/** Deletes one. Returns what it was; undefined if there is no such job. */
export async function discardFailed(tx: Tx, id: string): Promise<FormerlyFailed | undefined> {
  const [job] = await tx
    .delete(jobs)
    .where(failedWith(id))
    .returning({ id: jobs.id, kind: jobs.kind, lastError: jobs.lastError });
  return job;
}

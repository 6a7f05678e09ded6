/** Jobs that were given up, for the person who decides what becomes of them. */
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Reader, Tx } from '../database/database.ts';
import { jobs } from '../database/tables/index.ts';

/** The newest, without what they carry: mails hold links that open accounts. */
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

/** What is known of a job that was tried again or discarded. */
interface FormerlyFailed {
  id: string;
  kind: string;
  lastError: string | null;
}

const failedWith = (id: string | null) =>
  and(isNotNull(jobs.failedAt), id === null ? undefined : eq(jobs.id, id));

/** Tries one again, or all of them for null, from the first attempt on. Returns which. */
export function retryFailed(tx: Tx, id: string | null, now: Date): Promise<FormerlyFailed[]> {
  return tx
    .update(jobs)
    .set({ failedAt: null, attempts: 0, runAt: now, lockedUntil: null })
    .where(failedWith(id))
    .returning({ id: jobs.id, kind: jobs.kind, lastError: jobs.lastError });
}

/** Forgets one. Returns what was known of it, undefined if there is no such job. */
export async function discardFailed(tx: Tx, id: string): Promise<FormerlyFailed | undefined> {
  const [job] = await tx
    .delete(jobs)
    .where(failedWith(id))
    .returning({ id: jobs.id, kind: jobs.kind, lastError: jobs.lastError });
  return job;
}

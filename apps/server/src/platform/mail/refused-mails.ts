/** Mails that the mail server refused for good: jobs given up, whose last error begins with the refusal. */
import type { RefusedMail } from '@briefcast/contract';
import { and, desc, inArray, isNotNull, like, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
import { jobs } from '../database/tables/index.ts';
import { refusalPrefix } from './mail.ts';

/** The newest first. Names the receiver where the job holds the mail; jobs that write their mail late hold none. */
export async function readRefusedMails(db: Reader, limit: number): Promise<RefusedMail[]> {
  const rows = await db
    .select({
      to: sql<string | null>`${jobs.payload} ->> 'to'`,
      error: jobs.lastError,
      failedAt: jobs.failedAt,
      createdAt: jobs.createdAt,
    })
    .from(jobs)
    .where(and(isNotNull(jobs.failedAt), like(jobs.lastError, `${refusalPrefix}%`)))
    .orderBy(desc(jobs.failedAt), desc(jobs.id))
    .limit(limit);
  return rows.map(({ to, error, failedAt, createdAt }) => ({
    to: to ?? '',
    reason: (error ?? '').slice(refusalPrefix.length).replace(/^: /u, ''),
    at: (failedAt ?? createdAt).toISOString(),
  }));
}

/** Picks addresses whose mail was refused for good. */
export async function refusedAmong(db: Reader, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const to = sql<string>`${jobs.payload} ->> 'to'`;
  const rows = await db
    .selectDistinct({ to })
    .from(jobs)
    .where(
      and(isNotNull(jobs.failedAt), like(jobs.lastError, `${refusalPrefix}%`), inArray(to, [...emails])),
    );
  return new Set(rows.map((row) => row.to));
}

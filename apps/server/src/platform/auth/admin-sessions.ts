/** The admin's sessions: rows, asked for with each of the admin's calls, so that their end holds at once everywhere. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { adminSessions } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { readAdminFingerprint } from './admin-password.ts';

const livingSession = prepared((db) =>
  db
    .select({ id: adminSessions.id })
    .from(adminSessions)
    .where(
      and(eq(adminSessions.id, sql.placeholder('id')), gt(adminSessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('admin_session'),
);

/** Whether a token's session has its row still, and was opened with the password that holds now. */
export async function isAdminSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId, fingerprint }: { sessionId: string; fingerprint: string },
): Promise<boolean> {
  const [[row], current] = await Promise.all([
    livingSession(db).execute({ id: sessionId, now: clock() }),
    readAdminFingerprint(db),
  ]);
  return row !== undefined && fingerprint === current;
}

/** The admin's sessions: rows, asked for with each of the admin's calls, so that their end holds at once everywhere. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
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

/** Writes the row of a new session. */
export async function openAdminSession(tx: Tx, session: typeof adminSessions.$inferInsert): Promise<void> {
  await tx.insert(adminSessions).values(session);
}

/** Ends a session; returns whether it was there. */
export async function endAdminSession(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx.delete(adminSessions).where(eq(adminSessions.id, id)).returning();
  return ended.length > 0;
}

/** Removes sessions that have ended. */
export async function sweepAdminSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(adminSessions).where(lt(adminSessions.expiresAt, now));
}

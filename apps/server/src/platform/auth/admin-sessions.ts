/** The admin's sessions: rows, asked for with each of the admin's calls, so that their end holds at once everywhere. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { adminSessions, admins } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import type { AdminActor } from './actor.ts';
import { nameInAudit } from './admin-accounts.ts';
import { readAdminFingerprint } from './admin-password.ts';

/** As the audit trail names who came with the first password. */
export const firstAdmin = 'admin';

const livingSession = prepared((db) =>
  db
    .select({ adminId: adminSessions.adminId, name: admins.name, email: admins.email, role: admins.role })
    .from(adminSessions)
    .leftJoin(admins, eq(admins.id, adminSessions.adminId))
    .where(
      and(eq(adminSessions.id, sql.placeholder('id')), gt(adminSessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('admin_session'),
);

/**
 * Who came with a token, if its session has its row still; that of the first password was opened with the one that holds
 * now. Sessions of accounts go with them, and with their passwords. Null for one that is over.
 */
export async function readAdminSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId, fingerprint }: { sessionId: string; fingerprint: string },
): Promise<AdminActor | null> {
  const [[row], current] = await Promise.all([
    livingSession(db).execute({ id: sessionId, now: clock() }),
    readAdminFingerprint(db),
  ]);
  if (!row) return null;
  const { adminId, name, email, role } = row;
  if (adminId === null || name === null || email === null || role === null) {
    return fingerprint === current
      ? { kind: 'admin', sessionId, adminId: null, name: firstAdmin, role: 'EVERYTHING' }
      : null;
  }
  return fingerprint === adminId
    ? { kind: 'admin', sessionId, adminId, name: nameInAudit({ name, email }), role }
    : null;
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

/**
 * The admin's sessions: rows that are read with each admin call, so that ending one takes effect at once in
 * every process.
 */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { adminSessions, admins } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import type { AdminActor } from './actor.ts';
import { nameInAudit } from './admin-accounts.ts';
import { readAdminFingerprint } from './admin-password.ts';

/** How the audit trail names an admin who signed in with the first password. */
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
 * The admin of a token, if its session's row still exists and, for the first password, if that password is
 * still the current one. Sessions of accounts are deleted with the account or when its password changes. Null
 * for an ended session.
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

/** Inserts the row of a new session. */
export async function openAdminSession(tx: Tx, session: typeof adminSessions.$inferInsert): Promise<void> {
  await tx.insert(adminSessions).values(session);
}

/** Ends a session; returns whether it existed. */
export async function endAdminSession(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx.delete(adminSessions).where(eq(adminSessions.id, id)).returning();
  return ended.length > 0;
}

/** Removes sessions that have ended. */
export async function sweepAdminSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(adminSessions).where(lt(adminSessions.expiresAt, now));
}

/** Where somebody is signed in, and ending that (rules/accounts#own-account). */
import { AppError, type OwnSession } from '@briefcast/contract';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { sessions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { deviceOf } from './device.ts';
import { tellSessionsEnded } from './end-sessions.ts';

/** How exact `seenAt` is: an app that is opened again within it writes nothing. Milliseconds. */
const seenEvery = 5 * 60_000;

/**
 * Reads the living sessions: the one that asks first, the others by when they were seen last. `sessionId` is null where
 * none asks.
 */
export async function readOwnSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock()), isNull(sessions.removedFrom)))
    .orderBy(
      desc(sql`${sessions.id} is not distinct from ${sessionId}::uuid`),
      desc(sql`coalesce(${sessions.seenAt}, ${sessions.createdAt})`),
    );
  return rows.map(({ id, device, network, createdAt, seenAt, expiresAt }) => ({
    id,
    isCurrent: id === sessionId,
    device: deviceOf(device),
    network,
    signedInAt: createdAt.toISOString(),
    seenAt: (seenAt ?? createdAt).toISOString(),
    endsAt: expiresAt.toISOString(),
  }));
}

/** Notes that the app was opened with this session. That it cannot be written now must not keep anybody out. */
export async function noteSessionSeen(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { sessionId }: UserActor,
): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - seenEvery);
  try {
    await db
      .update(sessions)
      .set({ seenAt: now })
      .where(
        and(
          eq(sessions.id, sessionId),
          lt(sql`coalesce(${sessions.seenAt}, ${sessions.createdAt})`, before.toISOString()),
        ),
      );
  } catch (error) {
    log.warn({ err: error }, 'it was not noted that a session is used');
  }
}

/** Ends one of the actor's sessions, in every process at once. Throws account.session_not_found for another's. */
export async function endOwnSession(
  deps: Pick<Deps, 'db' | 'facts' | 'signals'>,
  actor: UserActor,
  id: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new AppError('account.session_not_found');
    await tellSessionsEnded(deps, tx, actor);
  });
}

/** Ends all of the actor's sessions, this one as well. */
export async function endOwnSessions(
  deps: Pick<Deps, 'db' | 'facts' | 'signals'>,
  actor: UserActor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, actor.userId));
    await tellSessionsEnded(deps, tx, actor);
  });
}

/** Lists and ends a person's sessions (rules/accounts#own-account). */

import { AppError, type Device, type OwnSession } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import bowser from 'bowser';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { lastSeenAt } from '../../platform/auth/create-sessions.ts';
import { sessions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { appendSessionsEnded } from './end-sessions.ts';

const kinds: Record<string, Device['kind']> = { desktop: 'COMPUTER', mobile: 'PHONE', tablet: 'TABLET' };

/** Parses the User-Agent header; unknown parts are null. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'OTHER' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'OTHER',
  };
}

/** The precision of `seenAt` in milliseconds: opening the app again within this time writes nothing. */
const seenEvery = 5 * minuteMs;

/**
 * Reads the open sessions: the one of the request first, the others by when they were last seen. `sessionId`
 * is null if the request has none.
 */
export async function readOwnSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock()), isNull(sessions.removedFrom)))
    .orderBy(desc(sql`${sessions.id} is not distinct from ${sessionId}::uuid`), desc(lastSeenAt));
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

/** Records that the app was opened in this session. A failure to write must not keep anybody out. */
export async function noteSessionSeen(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { sessionId, seenAt }: UserActor,
): Promise<void> {
  const now = clock();
  const before = new Date(now.getTime() - seenEvery);
  if (seenAt >= before) return;
  try {
    await db
      .update(sessions)
      .set({ seenAt: now })
      .where(and(eq(sessions.id, sessionId), lt(lastSeenAt, before.toISOString())));
  } catch (error) {
    log.warn({ err: error }, 'it was not noted that a session is used');
  }
}

/**
 * Ends one of the actor's sessions, in every process at once. Throws account.session_not_found for another
 * person's.
 */
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
    await appendSessionsEnded(deps, tx, actor);
  });
}

/** Ends all of the actor's sessions, including the current one. */
export async function endOwnSessions(
  deps: Pick<Deps, 'db' | 'facts' | 'signals'>,
  actor: UserActor,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.delete(sessions).where(eq(sessions.userId, actor.userId));
    await appendSessionsEnded(deps, tx, actor);
  });
}

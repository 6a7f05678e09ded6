/** Creates the session service of an installation from its tokens, its cached sessions and its admin sessions. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { members, sessions, users } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import type { Signals } from '../signals/signals.ts';
import type { Caller } from './actor.ts';
import { readAdminSession } from './admin-sessions.ts';
import { createLivingSessions, type ProvingTimes } from './living-sessions.ts';
import type { Sessions } from './sessions.ts';
import { suspendedAs } from './suspended.ts';
import type { OpenedToken } from './tokens.ts';
import { rememberVerified } from './verified-tokens.ts';

/** When a page was last opened in the session; when the session began, if none was since. */
export const lastSeenAt = sql`coalesce(${sessions.seenAt}, ${sessions.createdAt})`.mapWith(
  sessions.createdAt,
);

/** A session that works for an organisation ends once its person is no longer a member of it. */
const sessionsByIds = prepared((db) =>
  db
    .select({
      id: sessions.id,
      userId: users.id,
      role: users.role,
      brandId: sessions.brandId,
      memberRole: members.role,
      expiresAt: sessions.expiresAt,
      seenAt: lastSeenAt,
      isLook: sql<boolean>`${sessions.lookBy} is not null`,
      suspended: suspendedAs(sql`${sessions.userId}`, sql`${sessions.brandId}`),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, and(eq(members.brandId, sessions.brandId), eq(members.userId, sessions.userId)))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`,
        isNull(sessions.removedFrom),
        or(isNull(sessions.brandId), sql`${members.userId} is not null`),
      ),
    )
    .prepare('sessions_by_ids'),
);

/** What is still known of an ended session. */
const endedById = prepared((db) =>
  db
    .select({ removedFrom: sessions.removedFrom })
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('ended_session_by_id'),
);

const anonymous: Caller = { kind: 'anonymous' };

/** Creates the session service of an installation. */
export function createSessions(deps: Pick<Deps, 'db' | 'keys' | 'clock'>, times?: ProvingTimes): Sessions {
  const tokens = rememberVerified(deps);
  const living = createLivingSessions(
    { readRows: (ids) => sessionsByIds(deps.db).execute({ ids }), clock: deps.clock },
    times,
  );
  function callerOf(token: OpenedToken | null): Caller | Promise<Caller> {
    if (!token) return anonymous;
    if (token.kind === 'admin') return readAdminSession(deps, token).then((admin) => admin ?? anonymous);
    const answer = living.read(token.sessionId);
    return answer instanceof Promise
      ? answer.then((actor) => actor ?? formerOf(token.sessionId))
      : (answer ?? formerOf(token.sessionId));
  }
  async function formerOf(id: string): Promise<Caller> {
    const [ended] = await endedById(deps.db).execute({ id });
    return ended?.removedFrom ? { kind: 'anonymous', removedFrom: ended.removedFrom } : anonymous;
  }

  return {
    readCaller(header) {
      if (header === undefined) return anonymous;
      const token = tokens.read(header);
      return token instanceof Promise ? token.then(callerOf) : callerOf(token);
    },
    forget: living.forget,
    watch: living.watch,
    close: living.close,
  };
}

/** Drops cached sessions when any process signals that they ended; returns a function that stops it. */
export const forgetOnSignal = (
  sessions: Pick<Sessions, 'forget'>,
  signals: Pick<Signals, 'subscribe'>,
): (() => void) =>
  signals.subscribe((signal) => {
    if (signal.kind === 'sessions') for (const user of signal.users) sessions.forget(user);
    // Signals may have been lost, so every cached session is verified again.
    if (signal.kind === 'gap') sessions.forget(null);
  });

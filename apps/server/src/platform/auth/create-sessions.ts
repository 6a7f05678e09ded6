/** The sessions of an installation: its tokens, its living sessions and its admin put together. */
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { members, sessions, users } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import type { Signals } from '../signals/signals.ts';
import type { Caller } from './actor.ts';
import { readAdminSession } from './admin-sessions.ts';
import { createLivingSessions, type ProvingTimes } from './living-sessions.ts';
import type { Sessions } from './sessions.ts';
import type { OpenedToken } from './tokens.ts';
import { rememberVerified } from './verified-tokens.ts';

/** A session that works for an organisation is over once its person does not belong to that any more. */
const sessionsByIds = prepared((db) =>
  db
    .select({
      id: sessions.id,
      userId: users.id,
      role: users.role,
      brandId: sessions.brandId,
      memberRole: members.role,
      expiresAt: sessions.expiresAt,
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

/** What there is of a session that is over. */
const endedById = prepared((db) =>
  db
    .select({ removedFrom: sessions.removedFrom })
    .from(sessions)
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('ended_session_by_id'),
);

const anonymous: Caller = { kind: 'anonymous' };

/** Opens the sessions of an installation. */
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

/** Lets what is remembered follow what any process tells of sessions that ended; returns how to stop. */
export const forgetWhenTold = (
  sessions: Pick<Sessions, 'forget'>,
  signals: Pick<Signals, 'hear'>,
): (() => void) =>
  signals.hear((signal) => {
    if (signal.kind === 'sessions') for (const user of signal.users) sessions.forget(user);
    // Ends may have been missed: nobody's session is certain.
    if (signal.kind === 'gap') sessions.forget(null);
  });

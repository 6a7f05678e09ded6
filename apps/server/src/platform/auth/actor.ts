/** Who is calling: read from the bearer token, checked against the session's row. */
import { type Access, AppError, type Role } from '@briefcast/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { prepared } from '../database/prepared.ts';
import { sessions, users } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { readAdminFingerprint } from './admin-password.ts';
import { isAdminToken, sessionOfToken } from './tokens.ts';

/** A signed-in person, with the session that proves it. */
export interface UserActor {
  kind: 'user';
  userId: string;
  role: Role;
  sessionId: string;
}
export interface AdminActor {
  kind: 'admin';
}
export type Caller = UserActor | AdminActor | { kind: 'anonymous' };

/** What a route's access makes certain of its caller. */
export interface ActorByAccess {
  public: Caller;
  user: UserActor;
  brand: UserActor & { role: 'BRAND' };
  creator: UserActor & { role: 'CREATOR' };
  admin: AdminActor;
}

const livingSession = prepared((db) =>
  db
    .select({ userId: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql.placeholder('now'))))
    .prepare('living_session'),
);

type ActorDeps = Pick<Deps, 'db' | 'keys' | 'clock'>;

const bearer = (header: string | undefined) => /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? '')?.[1] ?? null;

/** The caller behind an Authorization header; anonymous when it proves nothing. */
export async function readCaller(
  { db, keys, clock }: ActorDeps,
  header: string | undefined,
): Promise<Caller> {
  const token = bearer(header);
  if (!token) return { kind: 'anonymous' };
  const now = clock();
  const sessionId = await sessionOfToken(keys.tokens, token, now);
  if (sessionId) {
    const [session] = await livingSession(db).execute({ id: sessionId, now });
    return session ? { kind: 'user', ...session, sessionId } : { kind: 'anonymous' };
  }
  const fingerprint = await readAdminFingerprint(db);
  if (fingerprint && (await isAdminToken(keys.adminTokens, token, fingerprint, now)))
    return { kind: 'admin' };
  return { kind: 'anonymous' };
}

/** Whether a caller satisfies a route's access. Throws auth.required, auth.session_expired or auth.wrong_role. */
export function requireAccess<A extends Access>(
  access: A,
  caller: Caller,
  hadToken: boolean,
): ActorByAccess[A] {
  if (access !== 'public') {
    const isRightKind = caller.kind === (access === 'admin' ? 'admin' : 'user');
    if (!isRightKind) throw new AppError(hadToken ? 'auth.session_expired' : 'auth.required');
    if (access === 'brand' || access === 'creator') {
      const role: Role = access === 'brand' ? 'BRAND' : 'CREATOR';
      if (caller.kind !== 'user' || caller.role !== role) throw new AppError('auth.wrong_role');
    }
  }
  return caller as ActorByAccess[A];
}

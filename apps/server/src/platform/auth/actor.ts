/** Who is calling, and whether a route's access is theirs. */
import {
  type Access,
  type AdminRole,
  AppError,
  adminMayCall,
  type PersonActor,
  type Role,
} from '@briefcast/contract';

/** A signed-in person, with the session that proves it and the organisation that it works for. */
export interface UserActor extends PersonActor {
  sessionId: string;
}
export interface AdminActor {
  kind: 'admin';
  sessionId: string;
  /** Null for who came with the first password. */
  adminId: string | null;
  /** As the audit trail names them: `admin` for the first password, else name and e-mail. */
  name: string;
  role: AdminRole;
}
/** `removedFrom` is the name of the team that the session's person was removed from, where that ended it. */
export type Caller = UserActor | AdminActor | { kind: 'anonymous'; removedFrom?: string };

/** What a route's access makes certain of its caller. */
export interface ActorByAccess {
  public: Caller;
  user: UserActor;
  brand: UserActor & { role: 'BRAND' };
  creator: UserActor & { role: 'CREATOR' };
  admin: AdminActor;
  finance: AdminActor;
}

/** Whether a caller satisfies a route's access. Throws auth.required, auth.session_expired, auth.removed_from_team, auth.wrong_role or admin.role_too_small. */
export function requireAccess<A extends Access>(
  access: A,
  caller: Caller,
  hadToken: boolean,
): ActorByAccess[A] {
  if (access !== 'public') {
    const isRightKind = caller.kind === (access === 'admin' || access === 'finance' ? 'admin' : 'user');
    if (caller.kind === 'anonymous' && caller.removedFrom !== undefined)
      throw new AppError('auth.removed_from_team', { params: { team: caller.removedFrom } });
    if (!isRightKind) throw new AppError(hadToken ? 'auth.session_expired' : 'auth.required');
    if (caller.kind === 'admin' && !adminMayCall(caller.role, { access }))
      throw new AppError('admin.role_too_small');
    if (access === 'brand' || access === 'creator') {
      const role: Role = access === 'brand' ? 'BRAND' : 'CREATOR';
      if (caller.kind !== 'user' || caller.role !== role) throw new AppError('auth.wrong_role');
    }
  }
  return caller as ActorByAccess[A];
}

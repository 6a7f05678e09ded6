/** Who is calling, and whether a route's access rule lets them. */
import {
  type Access,
  type AdminRole,
  AppError,
  adminMayCall,
  type PersonActor,
  type Role,
  type RouteSpec,
  restsWhileLooking,
  type SuspendedAs,
} from '@briefcast/contract';

/** A signed-in person, with the session that proves it and the organisation that it works for. */
export interface UserActor extends PersonActor {
  sessionId: string;
  /** As what they are suspended, by themselves or with the organisation; null where they are not. */
  suspended: SuspendedAs | null;
  /** When a page was last opened in the session, to within some minutes, as read when the session was last verified. */
  seenAt: Date;
  /** An admin looks as this invented person; nothing is changed in the session. */
  isLook?: boolean;
}
export interface AdminActor {
  kind: 'admin';
  sessionId: string;
  /** Null for the configured first password. */
  adminId: string | null;
  /** How the audit trail names them: `admin` for the first password, otherwise name and e-mail. */
  name: string;
  role: AdminRole;
}
/** `removedFrom` is the name of the team that the person was removed from, if that ended their session. */
export type Caller = UserActor | AdminActor | { kind: 'anonymous'; removedFrom?: string };

/** The type of actor that each access rule guarantees. */
export interface ActorByAccess {
  public: Caller;
  user: UserActor;
  brand: UserActor & { role: 'BRAND' };
  creator: UserActor & { role: 'CREATOR' };
  admin: AdminActor;
  finance: AdminActor;
}

/** Refuses a call that changes something in a session that only looks. Throws look.read_only. */
export function requireNotLooking(spec: RouteSpec, caller: Caller): void {
  if (caller.kind === 'user' && caller.isLook && restsWhileLooking(spec))
    throw new AppError('look.read_only');
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

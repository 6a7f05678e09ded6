/** Serialises the changes of an organisation's members under the lock of its row. */
import { AppError } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type AllowedOrganization, authorizeOrganization } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lockOrganization, readRole } from '../brands/members.ts';

/**
 * Locks the actor's organisation and checks their present permission: the session may have been read before
 * their role changed. Throws auth.session_expired for a removed member, and as `authorizeOrganization`.
 */
export async function lockTeam<A extends 'team.read' | 'team.manage'>(
  tx: Tx,
  actor: UserActor,
  action: A,
): Promise<AllowedOrganization<A>> {
  const { brandId } = authorizeOrganization(actor, 'team.read');
  const isThere = await lockOrganization(tx, brandId);
  const memberRole = isThere ? await readRole(tx, { brandId, userId: actor.userId }) : null;
  if (memberRole === null) throw new AppError('auth.session_expired');
  return authorizeOrganization({ ...actor, memberRole }, action);
}

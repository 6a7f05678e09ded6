/** Changes the roles of members, and removes them (rules/teams#members). */
import { AppError, type MemberRole, type Team } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { endSessionsFor } from '../accounts/end-sessions.ts';
import { countMembers, type Membership, readRole, removeMembership, setRole } from '../brands/members.ts';
import { forgetCampaignMember } from '../campaigns/people-of-campaign.ts';
import { forgetOrganization } from '../notifications/forget-organization.ts';
import { lockTeam } from './lock-team.ts';
import { readTeam } from './read-team.ts';

type TeamDeps = Pick<Deps, 'db' | 'facts' | 'signals' | 'clock'>;

/** The present role of a member. Throws team.member_not_found. */
async function requireRole(tx: Tx, membership: Membership): Promise<MemberRole> {
  const role = await readRole(tx, membership);
  if (!role) throw new AppError('team.member_not_found');
  return role;
}

/** Refuses to remove the only owner. Call it under the organisation's lock. Throws team.last_owner. */
async function requireOtherOwner(tx: Tx, { brandId }: Membership): Promise<void> {
  if ((await countMembers(tx, brandId, 'OWNER')) <= 1) throw new AppError('team.last_owner');
}

/**
 * Changes a member's role, with immediate effect in all their sessions. Returns the team. Throws
 * team.role_too_small, team.no_organization, team.member_not_found or team.last_owner.
 */
export function changeRole(
  { db, facts, signals, clock }: TeamDeps,
  actor: UserActor,
  userId: string,
  to: MemberRole,
): Promise<Team> {
  return db.transaction(async (tx) => {
    const { brandId } = await lockTeam(tx, actor, 'team.manage');
    const membership = { brandId, userId };
    const from = await requireRole(tx, membership);
    if (from !== to) {
      if (from === 'OWNER') await requireOtherOwner(tx, membership);
      await setRole(tx, membership, to);
      await facts.append(tx, {
        kind: 'member.role_changed',
        actor: 'BRAND',
        actorId: actor.userId,
        brandId,
        subjectId: userId,
        data: { from, to },
      });
      afterCommit(() => signals.publish({ kind: 'sessions', users: [userId] }));
    }
    // The actor may have reduced their own role just now; they may still see the team.
    return readTeam({ db: tx, clock }, authorizeOrganization(actor, 'team.read'));
  });
}

/**
 * Removes a member, or lets a person leave: sessions for this organisation end, what the person wrote stays,
 * notifications about its deals are deleted. Owners can remove everybody, everybody can leave. Throws
 * team.role_too_small, team.no_organization, team.member_not_found or team.last_owner.
 */
export async function removeMember(deps: TeamDeps, actor: UserActor, userId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const isLeaving = actor.userId === userId;
    const { brandId } = await lockTeam(tx, actor, isLeaving ? 'team.read' : 'team.manage');
    const membership = { brandId, userId };
    if ((await requireRole(tx, membership)) === 'OWNER') await requireOtherOwner(tx, membership);
    await endMembership(deps, tx, membership, actor.userId);
  });
}

/** Ends a membership of an organisation whose row the transaction has locked. */
async function endMembership(
  deps: Pick<Deps, 'facts' | 'signals'>,
  tx: Tx,
  membership: Membership,
  actorId: string,
): Promise<void> {
  const { brandId, userId } = membership;
  await removeMembership(tx, membership);
  await forgetCampaignMember(tx, membership);
  await forgetOrganization(tx, membership);
  await deps.facts.append(tx, {
    kind: 'member.removed',
    actor: 'BRAND',
    actorId,
    brandId,
    subjectId: userId,
  });
  await endSessionsFor(deps, tx, membership, { isRemoved: actorId !== userId });
}

/**
 * Ends the membership of an account that is deleted. The caller has locked the organisation, and checked that
 * an owner stays.
 */
export const leaveOrganization = (
  deps: Pick<Deps, 'facts' | 'signals'>,
  tx: Tx,
  membership: Membership,
): Promise<void> => endMembership(deps, tx, membership, membership.userId);

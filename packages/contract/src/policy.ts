/**
 * Decides which actor may do which action to which row, by the actions that each noun declares in its `policy.ts`.
 * Pure, so that the server enforces and the screens ask the same question. Strangers are refused before: a deal
 * that is not theirs is not found (rules/deals#parties).
 */

import { actions } from '../generated/policy.ts';
import type { Actor, PolicyRows } from './actors.ts';
import { AppError } from './refusals.ts';
import type { MemberRole } from './teams/member.ts';

export type PolicyAction = keyof typeof actions;

/** Each action with the resource it is about. */
export type PolicyResources = { [A in PolicyAction]: Parameters<(typeof actions)[A]['by']>[1] };

const rows: PolicyRows = actions;

/** The roles that may do what one may, the largest first (rules/teams#roles). */
const rolesFrom: Record<MemberRole, readonly MemberRole[]> = {
  OWNER: ['OWNER'],
  MANAGER: ['OWNER', 'MANAGER'],
  REVIEWER: ['OWNER', 'MANAGER', 'REVIEWER'],
};

/** The roles whose members may do this for their organisation, the largest first; empty for what is no brand's matter. */
export function rolesThatMay(action: PolicyAction): readonly MemberRole[] {
  const from = rows[action]?.from;
  return from ? rolesFrom[from] : [];
}

/** Whether the actor's role in the current organisation, if that is what they act for, is large enough. */
function hasRoleFor(actor: Actor, action: PolicyAction): boolean {
  const roles = rolesThatMay(action);
  if (roles.length === 0 || actor.kind !== 'user' || actor.role !== 'BRAND') return true;
  return actor.memberRole !== null && roles.includes(actor.memberRole);
}

/** Whether the actor may do this to that. */
export function can<A extends PolicyAction>(actor: Actor, action: A, resource: PolicyResources[A]): boolean {
  const isTheirs = actions[action].by as (actor: Actor, resource: PolicyResources[A]) => boolean;
  return isTheirs(actor, resource) && hasRoleFor(actor, action);
}

/**
 * Why the actor may not do this to that: no organisation, too small a role in it, or no matter of theirs. Ask it after
 * `can` said no.
 */
export function refusalOf(actor: Actor, action: PolicyAction): AppError {
  const roles = rolesThatMay(action);
  if (actor.kind !== 'user' || actor.role !== 'BRAND' || roles.length === 0)
    return new AppError('auth.wrong_role');
  if (actor.memberRole === null) return new AppError('team.no_organization');
  if (hasRoleFor(actor, action)) return new AppError('auth.wrong_role');
  const ask = roles.includes('MANAGER') ? 'owner_or_manager' : 'owner';
  return new AppError('team.role_too_small', { params: { ask } });
}

/** The signed-in person as the policy asks for them (rules/teams#roles). */
import type { OwnUser } from '@briefcast/contract';
import { type Actor, can, type PolicyAction } from '@briefcast/contract/rules/policy';

export const actorOf = (user: OwnUser): Actor => ({
  kind: 'user',
  userId: user.id,
  role: user.role,
  brandId: user.role === 'BRAND' ? user.brandId : null,
  memberRole: user.role === 'BRAND' ? user.memberRole : null,
});

type OrganizationAction = Extract<
  PolicyAction,
  | 'brief.send'
  | 'profile.edit'
  | 'roster.use'
  | 'team.read'
  | 'team.manage'
  | 'credits.read'
  | 'billing.manage'
>;

/** Whether somebody may do this for the organisation that they work for; false for creators and for who belongs to none. */
export const mayForOrganization = (user: OwnUser, action: OrganizationAction): boolean => {
  const actor = actorOf(user);
  return can(actor, action, { brandId: user.role === 'BRAND' ? user.brandId : null });
};

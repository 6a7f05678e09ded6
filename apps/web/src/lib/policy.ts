/** The arguments of policy checks: the signed-in person, and the parties of a deal (rules/teams#roles). */
import type { Actor, DealDetail, DealParties, OwnUser } from '@briefcast/contract';
import { can, type PolicyAction } from '@briefcast/contract/policy';

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
  | 'campaign.manage'
  | 'campaignreport.share'
  | 'casting.read'
  | 'casting.post'
  | 'profile.edit'
  | 'ownpeople.invite'
  | 'roster.use'
  | 'team.read'
  | 'team.manage'
  | 'credits.read'
  | 'billing.manage'
  | 'suspension.answer'
>;

/**
 * Whether a person may do this for the organisation that they work for; false for creators and for people
 * without one.
 */
export const mayForOrganization = (user: OwnUser, action: OrganizationAction): boolean => {
  const actor = actorOf(user);
  return can(actor, action, { brandId: user.role === 'BRAND' ? user.brandId : null });
};

/** The answer contains no brand id, but a brand that may read a deal is its brand (rules/deals#parties). */
export const partiesOf = (deal: DealDetail, user: OwnUser): DealParties => ({
  brandId: user.role === 'BRAND' ? user.brandId : null,
  creatorId: deal.creator?.id ?? null,
});

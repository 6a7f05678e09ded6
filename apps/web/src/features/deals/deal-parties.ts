import type { Actor, DealDetail, DealParties, OwnUser } from '@briefcast/contract';

/** The signed-in person as the policy asks for them. */
export const actorOf = (user: OwnUser): Actor => ({
  kind: 'user',
  userId: user.id,
  role: user.role,
  brandId: user.role === 'BRAND' ? user.brandId : null,
  memberRole: user.role === 'BRAND' ? user.memberRole : null,
});

/** The answer names no brand's id, but a brand that may read a deal is its brand (rules/deals#parties). */
export const partiesOf = (deal: DealDetail, user: OwnUser): DealParties => ({
  brandId: user.role === 'BRAND' ? user.brandId : null,
  creatorId: deal.creator?.id ?? null,
});

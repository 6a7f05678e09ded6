import type { Actor, DealDetail, DealParties, OwnUser } from '@briefcast/contract';

/** The signed-in person as the policy asks for them. */
export const actorOf = (user: OwnUser): Actor => ({ kind: 'user', userId: user.id, role: user.role });

/** The answer names no brand's id, but a brand that may read a deal is its brand (rules/deals#parties). */
export const partiesOf = (deal: DealDetail, user: OwnUser): DealParties => ({
  brandId: user.role === 'BRAND' ? user.id : null,
  creatorId: deal.creator?.id ?? null,
});

import type { DealDetail, DealParties, OwnUser } from '@briefcast/contract';

/** The answer names no brand's id, but a brand that may read a deal is its brand (rules/deals#parties). */
export const partiesOf = (deal: DealDetail, user: OwnUser): DealParties => ({
  brandId: user.role === 'BRAND' ? user.brandId : null,
  creatorId: deal.creator?.id ?? null,
});

/** Links that a person gave last, in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { shortLinks } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  shortLinks: ({ db }, { userId }) =>
    db
      .select({
        dealId: shortLinks.dealId,
        slug: shortLinks.slug,
        target: shortLinks.target,
        promoCode: shortLinks.promoCode,
        changedAt: shortLinks.changedAt,
      })
      .from(shortLinks)
      .where(eq(shortLinks.changedBy, userId))
      .orderBy(asc(shortLinks.dealId)),
};

/** Brands that a creator blocked, in the copy of their own data (rules/accounts#own-data). */
import { and, asc, eq } from 'drizzle-orm';
import { blocks } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  blockedBrands: ({ db }, { userId }) =>
    db
      .select({ brandId: blocks.brandId, createdAt: blocks.createdAt })
      .from(blocks)
      .where(and(eq(blocks.creatorId, userId), eq(blocks.by, 'CREATOR')))
      .orderBy(asc(blocks.brandId)),
};

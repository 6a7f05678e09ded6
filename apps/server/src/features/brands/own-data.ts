/** Organisations in the copy of a person's own data (rules/accounts#own-data). */
import { eq } from 'drizzle-orm';
import { brands, members } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  organizations: ({ db }, { userId }) =>
    db
      .select({
        id: brands.id,
        companyName: brands.companyName,
        role: members.role,
        joinedAt: members.joinedAt,
      })
      .from(members)
      .innerJoin(brands, eq(brands.id, members.brandId))
      .where(eq(members.userId, userId)),
};

/** Additions that a person proposed, in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { dealAdditions } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  additions: ({ db }, { userId }) =>
    db
      .select({
        dealId: dealAdditions.dealId,
        what: dealAdditions.what,
        amountCents: dealAdditions.amountCents,
        state: dealAdditions.state,
        createdAt: dealAdditions.createdAt,
      })
      .from(dealAdditions)
      .where(eq(dealAdditions.byPerson, userId))
      .orderBy(asc(dealAdditions.id)),
};

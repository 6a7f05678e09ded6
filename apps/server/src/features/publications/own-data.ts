/** Posts that a person stated, in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { publications } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  publications: ({ db }, { userId }) =>
    db
      .select({
        dealId: publications.dealId,
        url: publications.url,
        handle: publications.handle,
        postedOn: publications.postedOn,
        ranOn: publications.ranOn,
        createdAt: publications.createdAt,
        statedAt: publications.statedAt,
        earlier: publications.earlier,
        withdrawnAt: publications.withdrawnAt,
      })
      .from(publications)
      .where(eq(publications.byPerson, userId))
      .orderBy(asc(publications.id)),
};

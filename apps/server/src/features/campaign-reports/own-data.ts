/** Links of reports that a person made, in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { reportLinks } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  reportLinks: ({ db }, { userId }) =>
    db
      .select({
        campaignId: reportLinks.campaignId,
        shows: reportLinks.shows,
        language: reportLinks.language,
        endsOn: reportLinks.endsOn,
        createdAt: reportLinks.createdAt,
        endedAt: reportLinks.endedAt,
        looks: reportLinks.looks,
      })
      .from(reportLinks)
      .where(eq(reportLinks.createdBy, userId))
      .orderBy(asc(reportLinks.id)),
};

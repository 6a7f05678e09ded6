/** Posts and numbers that a person stated or answered, in the copy of their own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { postResults, publications } from '../../platform/database/tables/index.ts';
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
        shownByCreatorAt: publications.shownByCreatorAt,
        shownByBrandAt: publications.shownByBrandAt,
      })
      .from(publications)
      .where(eq(publications.byPerson, userId))
      .orderBy(asc(publications.id)),
  postResults: ({ db }, { userId }) =>
    db
      .select({
        publicationId: postResults.publicationId,
        moment: postResults.moment,
        numbers: postResults.numbers,
        statedAt: postResults.statedAt,
        importedFrom: postResults.importedFrom,
      })
      .from(postResults)
      .where(eq(postResults.byPerson, userId))
      .orderBy(asc(postResults.id)),
  postResultAnswers: ({ db }, { userId }) =>
    db
      .select({
        publicationId: postResults.publicationId,
        moment: postResults.moment,
        agrees: postResults.agrees,
        note: postResults.answerNote,
        answeredAt: postResults.answeredAt,
      })
      .from(postResults)
      .where(eq(postResults.answeredBy, userId))
      .orderBy(asc(postResults.id)),
};

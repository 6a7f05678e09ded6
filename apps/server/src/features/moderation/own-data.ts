/** Own reports, without the other side's words, and letters of the market (rules/accounts#own-data). */
import { asc, eq, or } from 'drizzle-orm';
import { marketLetters, reports } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  reports: ({ db }, { userId }) =>
    db
      .select({
        subject: reports.subject,
        subjectId: reports.subjectId,
        dealId: reports.dealId,
        reason: reports.reason,
        note: reports.note,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.reporterId, userId))
      .orderBy(asc(reports.id)),
  letters: ({ db }, { userId, brandId }) =>
    db
      .select({ kind: marketLetters.kind, words: marketLetters.words, sentAt: marketLetters.sentAt })
      .from(marketLetters)
      .where(
        or(
          eq(marketLetters.userId, userId),
          brandId === null ? undefined : eq(marketLetters.brandId, brandId),
        ),
      )
      .orderBy(asc(marketLetters.id)),
};

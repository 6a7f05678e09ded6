/** Reports in the copy of a person's own data, without the other side's words or files (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { reports } from '../../platform/database/tables/index.ts';
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
};

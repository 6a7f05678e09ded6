/** Formal letters and statements in the copy of a person's own data (rules/accounts#own-data). */
import { asc, eq } from 'drizzle-orm';
import { disputeStatements, disputes, lateLetters } from '../../platform/database/tables/index.ts';
import type { OwnData } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  formalLetters: ({ db }, { userId }) =>
    db
      .select({ dealId: lateLetters.dealId, document: lateLetters.document })
      .from(lateLetters)
      .where(eq(lateLetters.sentBy, userId))
      .orderBy(asc(lateLetters.dealId)),
  caseStatements: ({ db }, { userId }) =>
    db
      .select({
        dealId: disputes.dealId,
        text: disputeStatements.text,
        createdAt: disputeStatements.createdAt,
      })
      .from(disputeStatements)
      .innerJoin(disputes, eq(disputes.id, disputeStatements.disputeId))
      .where(eq(disputeStatements.personId, userId))
      .orderBy(asc(disputeStatements.id)),
};

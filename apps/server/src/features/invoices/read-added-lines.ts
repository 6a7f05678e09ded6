/** Additions by both sides to a deal, for prices of their own (rules/additions#owed). */
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { dealAdditions } from '../../platform/database/tables/index.ts';

/** Lines of the creator's invoice, in hundredths of the deal's currency: the accepted additions, in the order of their acceptance. */
export const readAddedLines = (
  db: Reader,
  dealId: string,
): Promise<{ text: string; amountCents: number }[]> =>
  db
    .select({ text: dealAdditions.what, amountCents: dealAdditions.amountCents })
    .from(dealAdditions)
    .where(and(eq(dealAdditions.dealId, dealId), eq(dealAdditions.state, 'ACCEPTED')))
    .orderBy(asc(dealAdditions.answeredAt), asc(dealAdditions.id));

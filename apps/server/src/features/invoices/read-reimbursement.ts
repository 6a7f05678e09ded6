/** Product of a deal that its creator paid for, and is owed with the price (rules/samples#bought). */
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { deals, samples } from '../../platform/database/tables/index.ts';

/** Product and its price in cents: a line of the creator's invoice. */
export interface Reimbursement {
  text: string;
  amountCents: number;
}

/** Null where nothing is to be paid back. */
export async function readReimbursement(db: Reader, dealId: string): Promise<Reimbursement | null> {
  const [row] = await db
    .select({ terms: deals.sample, amountCents: samples.receiptCents })
    .from(samples)
    .innerJoin(deals, eq(deals.id, samples.dealId))
    .where(and(eq(samples.dealId, dealId), isNotNull(samples.receiptCents)));
  if (!row?.terms || row.amountCents === null) return null;
  return { text: row.terms.what, amountCents: row.amountCents };
}

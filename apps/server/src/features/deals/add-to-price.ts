/**
 * Adds later agreements of both sides to the price of the deal, so that they are owed with it (rules/additions#owed).
 */
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals } from '../../platform/database/tables/index.ts';
import type { LockedDeal } from './access.ts';

/** Adds hundredths of the deal's currency; the price of the brief is kept separately. */
export const addToPrice = (tx: Tx, deal: Pick<LockedDeal, 'id'>, amountCents: number): Promise<unknown> =>
  tx
    .update(deals)
    .set({ addedCents: sql`${deals.addedCents} + ${amountCents}` })
    .where(eq(deals.id, deal.id));

/** Runs that nobody has marked, and the payments that they let go (rules/payouts#runs). */
import { and, asc, eq, exists, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { payoutRunPayments, payoutRuns } from '../../platform/database/tables/index.ts';

/** Locks the brand's unmarked runs that have any of these payments, before the payments themselves. */
export async function lockOpenRuns(tx: Tx, brandId: string, dealIds: readonly string[]): Promise<void> {
  const hasOne = tx
    .select({ one: sql`1` })
    .from(payoutRunPayments)
    .where(and(eq(payoutRunPayments.runId, payoutRuns.id), inArray(payoutRunPayments.dealId, [...dealIds])));
  await tx
    .select({ id: payoutRuns.id })
    .from(payoutRuns)
    .where(and(eq(payoutRuns.brandId, brandId), isNull(payoutRuns.markedAt), exists(hasOne)))
    .orderBy(asc(payoutRuns.id))
    .for('update');
}

/** Lets payments of unmarked runs go, for all their deals or for some: these runs mark them no more. */
export async function releaseRunPayments(
  tx: Tx,
  runIds: readonly string[],
  dealIds?: readonly string[],
): Promise<void> {
  await tx
    .update(payoutRunPayments)
    .set({ isMarkedHere: false })
    .where(
      and(
        inArray(payoutRunPayments.runId, [...runIds]),
        dealIds ? inArray(payoutRunPayments.dealId, [...dealIds]) : undefined,
      ),
    );
}

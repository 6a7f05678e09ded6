/** A payment that arrived closes the case about it (rules/disputes#case). */
import { and, eq } from 'drizzle-orm';
import { disputes } from '../../platform/database/tables/index.ts';
import type { WriteWithFacts } from '../../platform/facts/append.ts';

/** In the transaction in which the creator, or silence, confirms the payment of the rest. */
export const settleWithPayment: WriteWithFacts = async (tx, added, now) => {
  for (const fact of added) {
    if (fact.kind !== 'payout.answered' || !fact.data.arrived || !fact.dealId) continue;
    await tx
      .update(disputes)
      .set({ state: 'SETTLED', closedAt: now })
      .where(and(eq(disputes.dealId, fact.dealId), eq(disputes.state, 'OPEN')));
  }
};

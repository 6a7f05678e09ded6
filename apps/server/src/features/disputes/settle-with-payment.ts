/** A payment that arrived closes the case about it, and so does the end of a project that owes its deposit no more (rules/disputes#case). */
import { and, eq } from 'drizzle-orm';
import { disputes } from '../../platform/database/tables/index.ts';
import type { WriteWithFacts } from '../../platform/facts/append.ts';

type AddedFact = Parameters<WriteWithFacts>[1][number];

const endsDebt = (fact: AddedFact): boolean =>
  (fact.kind === 'payout.answered' && fact.data.arrived) ||
  (fact.kind === 'deal.moved' && fact.data.to === 'CANCELLED');

/** In the transaction in which the creator, or silence, confirms the payment of the rest, or the project is cancelled. */
export const settleWithPayment: WriteWithFacts = async (tx, added, now) => {
  for (const fact of added) {
    if (!fact.dealId || !endsDebt(fact)) continue;
    await tx
      .update(disputes)
      .set({ state: 'SETTLED', closedAt: now })
      .where(and(eq(disputes.dealId, fact.dealId), eq(disputes.state, 'OPEN')));
  }
};

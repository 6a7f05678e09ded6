/** Ends unanswered additions once the deal is over (rules/additions#answers). */
import { closedStatuses } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import { dealAdditions } from '../../platform/database/tables/index.ts';
import type { WriteWithFacts } from '../../platform/facts/append.ts';

/** In the transaction that moves the deal. */
export const expireAdditions: WriteWithFacts = async (tx, added, now) => {
  for (const fact of added) {
    if (fact.kind !== 'deal.moved' || !fact.dealId || !closedStatuses.includes(fact.data.to)) continue;
    await tx
      .update(dealAdditions)
      .set({ state: 'LAPSED', answeredAt: now })
      .where(and(eq(dealAdditions.dealId, fact.dealId), eq(dealAdditions.state, 'OPEN')));
  }
};

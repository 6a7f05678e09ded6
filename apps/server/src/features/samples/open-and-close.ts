/** A sample begins with the acceptance of its deal, and its address ends with the deal (rules/samples#address). */
import { firstSampleState, returnLateAt } from '@briefcast/contract';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals, samples } from '../../platform/database/tables/index.ts';
import type { WriteWithFacts } from '../../platform/facts/append.ts';

async function openSample(tx: Tx, dealId: string): Promise<void> {
  const [deal] = await tx.select({ terms: deals.sample }).from(deals).where(eq(deals.id, dealId));
  if (!deal?.terms) return;
  await tx
    .insert(samples)
    .values({ dealId, state: firstSampleState(deal.terms) })
    .onConflictDoNothing();
}

/** Nothing is sent any more, so nobody needs the address; what has to go back is expected from now on. */
const closeSample = (tx: Tx, dealId: string, now: Date) =>
  tx
    .update(samples)
    .set({
      sealedAddress: null,
      overdueAt: sql`case when ${samples.state} = 'TO_RETURN' then ${returnLateAt(now).toISOString()}::timestamptz end`,
    })
    .where(eq(samples.dealId, dealId));

/** In the transaction that moves the deal. */
export const openAndClose: WriteWithFacts = async (tx, added, now) => {
  for (const fact of added) {
    if (fact.kind !== 'deal.moved' || !fact.dealId) continue;
    const { to } = fact.data;
    if (to === 'ACCEPTED') await openSample(tx, fact.dealId);
    if (to === 'COMPLETED' || to === 'CANCELLED') await closeSample(tx, fact.dealId, now);
  }
};

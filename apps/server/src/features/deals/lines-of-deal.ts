/** The lines of a deal that its sides negotiate: read as one version, and written once both agree (rules/deals#proposals). */
import { type DealLines, longestMonths, type ProposedLines, withDefaults } from '@briefcast/contract';
import { changedLines } from '@briefcast/contract/deals/versions';
import { asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/database/database.ts';
import { dealDeliverables, deals } from '../../platform/database/tables/index.ts';
import type { LockedDeal } from './access.ts';
import { depositOf } from './deposit-of-deal.ts';
import { exclusivityOf } from './exclusivity.ts';
import { kindsOf } from './freeze-brief.ts';

/** The lines as the deal has them: the brief's while nothing else is agreed. */
export async function readLines(tx: Tx, deal: LockedDeal): Promise<DealLines> {
  const deliverables = await tx
    .select()
    .from(dealDeliverables)
    .where(eq(dealDeliverables.dealId, deal.id))
    .orderBy(asc(dealDeliverables.position));
  return {
    budget: deal.budget,
    deadline: deal.deadline.toISOString(),
    rounds: deal.roundsIncluded,
    paymentDays: deal.paymentDays,
    deposit: depositOf(deal),
    deliverableWishes: deliverables.map(({ id: _id, dealId: _deal, position: _position, ...asked }) => asked),
    exclusivity: exclusivityOf(deal),
    rights: deal.rights,
    sample: deal.sample,
  };
}

/** The version that a proposal makes of the one it answers: what it does not say stays. */
export const nextLines = (before: DealLines, proposed: ProposedLines): DealLines => ({
  budget: proposed.budget ?? before.budget,
  deadline: new Date(proposed.deadline ?? before.deadline).toISOString(),
  rounds: proposed.rounds ?? before.rounds,
  paymentDays: proposed.paymentDays ?? before.paymentDays,
  deposit: proposed.deposit === undefined ? (before.deposit ?? null) : proposed.deposit,
  deliverableWishes: proposed.deliverableWishes?.map(withDefaults) ?? before.deliverableWishes,
  exclusivity: proposed.exclusivity === undefined ? before.exclusivity : proposed.exclusivity,
  rights: proposed.rights === undefined ? before.rights : proposed.rights,
  sample: proposed.sample === undefined ? (before.sample ?? null) : proposed.sample,
});

/**
 * Writes these lines to the deal. Freezes its requests again where that line changed: nothing was uploaded for it yet.
 */
export async function writeLines(tx: Tx, deal: LockedDeal, lines: DealLines): Promise<void> {
  const { budget, rounds, paymentDays, deposit, deliverableWishes, exclusivity, rights, sample } = lines;
  const changed = changedLines(await readLines(tx, deal), lines);
  const asksForOthers = changed.includes('deliverableWishes');
  await tx
    .update(deals)
    .set({
      budget,
      deadline: new Date(lines.deadline),
      roundsIncluded: rounds,
      paymentDays,
      depositPercent: deposit?.percent ?? null,
      depositDays: deposit?.days ?? null,
      exclusivityMonths: exclusivity?.months ?? null,
      exclusivityCategory: exclusivity?.category ?? null,
      rights,
      // Proposals from before it was a line keep the brief's sample.
      ...(sample === undefined ? {} : { sample }),
      ...(rights ? { licenceMonths: longestMonths(rights) } : {}),
      ...(asksForOthers ? { deliverables: kindsOf({ deliverableWishes }) } : {}),
    })
    .where(eq(deals.id, deal.id));
  if (!asksForOthers) return;
  await tx.delete(dealDeliverables).where(eq(dealDeliverables.dealId, deal.id));
  const rows = deliverableWishes.map((asked, position) => ({
    ...asked,
    id: uuidv7(),
    dealId: deal.id,
    position,
  }));
  if (rows.length > 0) await tx.insert(dealDeliverables).values(rows);
}

/** Ends terms that nobody answered in time; the brief stays as before (rules/deals#proposals). */

import { hoursForTerms } from '@briefcast/contract';
import { hourMs } from '@briefcast/contract/kit/days';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { dealProposals } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { aboutDeal } from './about-deal.ts';
import { type LockedDeal, lockDealIfThere } from './access.ts';
import { closeProposal } from './proposal-rows.ts';

type LapseDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'jobs' | 'log'>;

/** The condition of terms that waited too long; a move of the deal ends those of other kinds and states. */
const isOver = (now: Date) =>
  and(
    eq(dealProposals.kind, 'TERMS'),
    eq(dealProposals.state, 'OPEN'),
    lte(dealProposals.createdAt, new Date(now.getTime() - hoursForTerms * hourMs)),
  );

/** Ends the terms of a locked deal whose time is over, and tells both sides. */
export async function expireIfDue(
  { facts }: Pick<TxDeps, 'facts'>,
  tx: Tx,
  deal: LockedDeal,
  now: Date,
): Promise<void> {
  const [over] = await tx
    .select({ id: dealProposals.id, kind: dealProposals.kind })
    .from(dealProposals)
    .where(and(eq(dealProposals.dealId, deal.id), isOver(now)));
  if (!over) return;
  await closeProposal(tx, over.id, { state: 'LAPSED', now, by: null });
  await facts.append(tx, {
    kind: 'proposal.lapsed',
    ...aboutDeal(deal, null),
    subjectId: over.id,
    data: { proposal: over.kind },
  });
}

/** Ends all terms whose time is over now, each in a transaction of its own; terms answered in the meantime stay. */
export async function expireProposals(deps: LapseDeps): Promise<void> {
  const now = deps.clock();
  await forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ dealId: dealProposals.dealId })
        .from(dealProposals)
        .where(isOver(now))
        .orderBy(asc(dealProposals.createdAt))
        .limit(limit),
    work: ({ dealId }) =>
      deps.db.transaction(async (tx) => {
        const deal = await lockDealIfThere(tx, dealId);
        if (deal) await expireIfDue(deps, tx, deal, now);
      }),
  });
}

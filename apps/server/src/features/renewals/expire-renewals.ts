/** Offers that nobody answered while their rights could be renewed lapse by themselves (rules/rights#renewals). */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { renewals } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { type LockedDeal, lockDealIfThere } from '../deals/access.ts';
import { closeRenewal } from './renewal-state.ts';

type LapseDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'jobs' | 'log'>;

const isOver = (now: Date) => and(eq(renewals.state, 'OPEN'), lte(renewals.closesAt, now));

/** Ends the offers of a locked deal whose time is over, and tells both sides. */
export async function expireIfDue(
  { facts }: Pick<TxDeps, 'facts'>,
  tx: Tx,
  deal: LockedDeal,
  now: Date,
): Promise<void> {
  const over = await tx
    .select({ id: renewals.id })
    .from(renewals)
    .where(and(eq(renewals.dealId, deal.id), isOver(now)))
    .orderBy(asc(renewals.id));
  for (const { id } of over) {
    await closeRenewal(tx, id, { state: 'LAPSED', now, by: null });
    await facts.append(tx, { kind: 'renewal.lapsed', ...aboutDeal(deal, null), subjectId: id });
  }
}

/** Ends all expired offers, the ones of each deal in a transaction of its own. */
export async function expireRenewals(deps: LapseDeps): Promise<void> {
  const now = deps.clock();
  await forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ dealId: renewals.dealId })
        .from(renewals)
        .where(isOver(now))
        .orderBy(asc(renewals.closesAt), asc(renewals.dealId))
        .limit(limit),
    work: ({ dealId }) =>
      deps.db.transaction(async (tx) => {
        const deal = await lockDealIfThere(tx, dealId);
        if (deal) await expireIfDue(deps, tx, deal, now);
      }),
  });
}

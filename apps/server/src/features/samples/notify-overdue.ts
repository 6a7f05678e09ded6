/**
 * Notifies both sides once of a sample that did not come, or did not go back, in time (rules/samples#overdue). The
 * moment is in the row and is found by an index, so a stop loses nothing.
 */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { samples } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { lockDealIfThere } from '../deals/access.ts';

/** Notifies of one under the lock of its deal; one that arrived in between is expected no more. */
async function tellOfOne({ facts }: Pick<Deps, 'facts'>, tx: Tx, dealId: string, now: Date): Promise<void> {
  const deal = await lockDealIfThere(tx, dealId);
  if (!deal) return;
  const [told] = await tx
    .update(samples)
    .set({ overdueAt: null })
    .where(and(eq(samples.dealId, dealId), lte(samples.overdueAt, now)))
    .returning({ state: samples.state });
  if (!told) return;
  await facts.append(tx, { kind: 'sample.overdue', ...aboutDeal(deal, null), data: told });
}

/** Notifies of all that are overdue now, each in a transaction of its own. */
export async function notifyOverdueSamples(
  deps: Pick<Deps, 'db' | 'facts' | 'clock' | 'jobs' | 'log'>,
): Promise<void> {
  const now = deps.clock();
  await forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ dealId: samples.dealId })
        .from(samples)
        .where(lte(samples.overdueAt, now))
        .orderBy(asc(samples.overdueAt), asc(samples.dealId))
        .limit(limit),
    work: ({ dealId }) => deps.db.transaction((tx) => tellOfOne(deps, tx, dealId, now)),
  });
}

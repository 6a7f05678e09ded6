/**
 * Notifies both sides before a right ends (rules/rights#telling). The moment is in the row and is found by an index,
 * so a stop loses nothing: a missed notification is sent once, later, while the right still runs.
 */
import { nextTelling } from '@briefcast/contract';
import { deadlineEnd } from '@briefcast/contract/deals/deadline';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals, rights } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';

type NotifyDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'jobs' | 'log'>;
type Due = Pick<typeof rights.$inferSelect, 'dealId' | 'kind'>;

/** Notifies of one right under its lock; one that another process notified of in between is due no more. */
async function notifyOfOne({ facts }: Pick<Deps, 'facts'>, tx: Tx, due: Due, now: Date): Promise<void> {
  const isThis = and(eq(rights.dealId, due.dealId), eq(rights.kind, due.kind));
  const [found] = await tx
    .select({ endsAt: rights.endsAt, brandId: deals.brandId, creatorId: deals.creatorId })
    .from(rights)
    .innerJoin(deals, eq(deals.id, rights.dealId))
    .where(and(isThis, lte(rights.tellAt, now)))
    .for('update', { of: rights });
  if (!found) return;
  const { endsAt, ...parties } = found;
  await tx
    .update(rights)
    .set({ tellAt: nextTelling(endsAt, now) })
    .where(isThis);
  if (deadlineEnd(endsAt) <= now) return;
  const about = { dealId: due.dealId, ...parties, actor: 'SYSTEM' as const };
  await facts.append(tx, { kind: 'right.ending', ...about, data: { right: due.kind } });
}

/** Notifies of every end that is due now, each in a transaction of its own. */
export async function notifyOfEnds(deps: NotifyDeps): Promise<void> {
  const now = deps.clock();
  await forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ dealId: rights.dealId, kind: rights.kind })
        .from(rights)
        .where(lte(rights.tellAt, now))
        .orderBy(asc(rights.tellAt), asc(rights.dealId))
        .limit(limit),
    work: (due) => deps.db.transaction((tx) => notifyOfOne(deps, tx, due, now)),
  });
}

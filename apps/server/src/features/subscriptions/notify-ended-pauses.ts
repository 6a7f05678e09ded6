/**
 * Notifies creators, once for each pause, that their profile stays hidden because the card was not charged
 * when the pause ended.
 */
import { addDays } from '@briefcast/contract/kit/days';
import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { lockSubscription } from './subscription-rows.ts';

type PauseDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'jobs' | 'log'>;

/** As in `endOfPause`: a day after the end, if no payment was made. */
const isOver = ({ clock }: Pick<Deps, 'clock'>) =>
  and(
    lte(creatorSubscriptions.pausedUntil, addDays(clock(), -1)),
    gt(creatorSubscriptions.pausedUntil, creatorSubscriptions.endsAt),
    eq(creatorSubscriptions.isEnding, false),
    isNotNull(creatorSubscriptions.hiddenAt),
    or(
      isNull(creatorSubscriptions.overdueToldFor),
      ne(creatorSubscriptions.overdueToldFor, creatorSubscriptions.endsAt),
    ),
  );

async function tellOne(deps: PauseDeps, creatorId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockSubscription(deps, tx, creatorId))) return;
    const told = await tx
      .update(creatorSubscriptions)
      .set({ overdueToldFor: sql`${creatorSubscriptions.endsAt}` })
      .where(and(eq(creatorSubscriptions.creatorId, creatorId), isOver(deps)))
      .returning({ creatorId: creatorSubscriptions.creatorId });
    if (told.length === 0) return;
    const about = { actor: 'SYSTEM', creatorId, subjectId: creatorId } as const;
    await deps.facts.append(tx, { kind: 'subscription.lapsed', ...about });
  });
}

/** Notifies everybody concerned by now; a later payment publishes the profile as after any lapse. */
export const notifyEndedPauses = (deps: PauseDeps): Promise<void> =>
  forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ creatorId: creatorSubscriptions.creatorId })
        .from(creatorSubscriptions)
        .where(isOver(deps))
        .orderBy(asc(creatorSubscriptions.creatorId))
        .limit(limit),
    work: ({ creatorId }) => tellOne(deps, creatorId),
  });

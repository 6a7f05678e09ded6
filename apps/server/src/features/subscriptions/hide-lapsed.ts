/** Subscriptions that are overdue or lapse: creators are notified, and profiles hidden (rules/subscriptions#lapse). */
import { dayMs } from '@briefcast/contract/kit/days';
import { isPaused, subscriptionState } from '@briefcast/contract/subscriptions/standing';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { creatorSubscriptions, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { everyStep, forEachDue } from '../../platform/jobs/for-each-due.ts';
import { showProfile } from '../creators/show-profile.ts';
import { notifyEndedPauses } from './notify-ended-pauses.ts';
import { notifyOverdue } from './notify-overdue.ts';
import { lockSubscription } from './subscription-rows.ts';

type LapseDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'jobs' | 'log'>;

/** Time that a card has for paying the next month before its creator is notified, if Stripe reported nothing. */
const cardTimeMilliseconds = dayMs;

/**
 * Begins the trial of creators who were already public when the operator turned this on; later ones begin it
 * by publishing.
 */
const beginTrials = (deps: LapseDeps): Promise<void> =>
  forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ creatorId: creators.userId })
        .from(creators)
        .leftJoin(creatorSubscriptions, eq(creatorSubscriptions.creatorId, creators.userId))
        .where(and(eq(creators.isPublished, true), isNull(creatorSubscriptions.creatorId)))
        .limit(limit),
    work: ({ creatorId }) => deps.db.transaction((tx) => lockSubscription(deps, tx, creatorId)),
  });

/** Hides a profile whose subscription lapsed or is paused; notifies its creator while it is overdue. */
async function lookAtOne(deps: LapseDeps, creatorId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await lockSubscription(deps, tx, creatorId);
    if (!locked?.creator.isPublished) return;
    const { graceDays } = deps.settings.now().subscription;
    const now = deps.clock();
    if (subscriptionState(locked.subscription, graceDays, now) !== 'LAPSED') {
      const { endsAt, cardSubscriptionId } = locked.subscription;
      const isCardOnTime =
        cardSubscriptionId !== null && now.getTime() < endsAt.getTime() + cardTimeMilliseconds;
      if (!isCardOnTime) await notifyOverdue(deps, tx, locked);
      return;
    }
    await tx
      .update(creatorSubscriptions)
      .set({ hiddenAt: now })
      .where(eq(creatorSubscriptions.creatorId, creatorId));
    await showProfile(deps, tx, creatorId, false);
    await deps.facts.append(tx, {
      kind: isPaused(locked.subscription, now) ? 'subscription.paused' : 'subscription.lapsed',
      actor: 'SYSTEM',
      creatorId,
      subjectId: creatorId,
    });
  });
}

/** Goes on after each page: subscriptions in their grace period are checked each time, and are few. */
const lookAtEnded = (deps: LapseDeps): Promise<void> =>
  forEachDue<{ creatorId: string }>(deps, {
    read: (limit, last) =>
      deps.db
        .select({ creatorId: creatorSubscriptions.creatorId })
        .from(creatorSubscriptions)
        .innerJoin(creators, eq(creators.userId, creatorSubscriptions.creatorId))
        .where(
          and(
            eq(creators.isPublished, true),
            lte(creatorSubscriptions.endsAt, deps.clock()),
            last ? gt(creatorSubscriptions.creatorId, last.creatorId) : undefined,
          ),
        )
        .orderBy(asc(creatorSubscriptions.creatorId))
        .limit(limit),
    work: ({ creatorId }) => lookAtOne(deps, creatorId),
  });

/** Begins trials, notifies and hides, wherever it is due; nothing if the operator requires no subscription. */
export async function hideLapsed(deps: LapseDeps): Promise<void> {
  if (!deps.settings.now().subscription.isOn) return;
  await everyStep(
    () => beginTrials(deps),
    () => lookAtEnded(deps),
    () => notifyEndedPauses(deps),
  );
}

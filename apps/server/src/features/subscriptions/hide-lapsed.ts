/** Subscriptions that are overdue or lapse: creators are notified, and profiles hidden (rules/subscriptions#lapse). */
import { isPaused, subscriptionState } from '@briefcast/contract/subscriptions/standing';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { creatorSubscriptions, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { showProfile } from '../creators/show-profile.ts';
import { notifyEndedPauses } from './notify-ended-pauses.ts';
import { notifyOverdue } from './notify-overdue.ts';
import { lockSubscription } from './subscription-rows.ts';

type LapseDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

const batch = 200;
/** Time that a card has for paying the next month before its creator is notified, if Stripe reported nothing. */
const cardTimeMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Begins the trial of creators who were already public when the operator turned this on; later ones begin it
 * by publishing.
 */
async function beginTrials(deps: LapseDeps): Promise<void> {
  for (;;) {
    const without = await deps.db
      .select({ creatorId: creators.userId })
      .from(creators)
      .leftJoin(creatorSubscriptions, eq(creatorSubscriptions.creatorId, creators.userId))
      .where(and(eq(creators.isPublished, true), isNull(creatorSubscriptions.creatorId)))
      .limit(batch);
    for (const { creatorId } of without)
      await deps.db.transaction((tx) => lockSubscription(deps, tx, creatorId));
    if (without.length < batch) return;
  }
}

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

/** Begins trials, notifies and hides, wherever it is due; nothing if the operator requires no subscription. */
export async function hideLapsed(deps: LapseDeps): Promise<void> {
  if (!deps.settings.now().subscription.isOn) return;
  await beginTrials(deps);
  // Subscriptions in their grace period are checked each time, and are few.
  const ended = await deps.db
    .select({ creatorId: creatorSubscriptions.creatorId })
    .from(creatorSubscriptions)
    .innerJoin(creators, eq(creators.userId, creatorSubscriptions.creatorId))
    .where(and(eq(creators.isPublished, true), lte(creatorSubscriptions.endsAt, deps.clock())))
    .orderBy(asc(creatorSubscriptions.endsAt));
  for (const { creatorId } of ended) await lookAtOne(deps, creatorId);
  await notifyEndedPauses(deps);
}

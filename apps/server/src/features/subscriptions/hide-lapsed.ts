/** Subscriptions that are overdue, and those that lapse: creators are told, and profiles hidden (rules/subscription#lapse). */
import { isPaused, subscriptionState } from '@briefcast/contract/rules/subscription';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { creatorSubscriptions, creators } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { showProfile } from '../creators/show-profile.ts';
import { lockSubscription } from './subscription-rows.ts';
import { tellOverdue } from './tell-overdue.ts';
import { tellPausesOver } from './tell-pauses-over.ts';

type LapseDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

const batch = 200;
/** How long a card has for paying the next month before its creator is told that it did not, where Stripe said nothing. */
const cardTimeMilliseconds = 24 * 60 * 60 * 1000;

/** Begins the trial of creators who were public when the operator turned this on; later ones begin it by publishing. */
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

/** Hides a profile whose subscription lapsed or is paused; tells its creator while it is overdue. */
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
      if (!isCardOnTime) await tellOverdue(deps, tx, locked);
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

/** Begins trials, tells and hides, each where it is due; nothing while the operator asks for no subscription. */
export async function hideLapsed(deps: LapseDeps): Promise<void> {
  if (!deps.settings.now().subscription.isOn) return;
  await beginTrials(deps);
  // Those in their grace are looked at each time, and are few.
  const ended = await deps.db
    .select({ creatorId: creatorSubscriptions.creatorId })
    .from(creatorSubscriptions)
    .innerJoin(creators, eq(creators.userId, creatorSubscriptions.creatorId))
    .where(and(eq(creators.isPublished, true), lte(creatorSubscriptions.endsAt, deps.clock())))
    .orderBy(asc(creatorSubscriptions.endsAt));
  for (const { creatorId } of ended) await lookAtOne(deps, creatorId);
  await tellPausesOver(deps);
}

/**
 * Notifies a creator, once for each end, that the grace period of their subscription has begun
 * (rules/subscriptions#overdue).
 */
import { subscriptionState } from '@briefcast/contract/subscriptions/standing';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { LockedCreator, SubscriptionRow } from './subscription-rows.ts';

/** Notifies if the subscription is in its grace period and that was not done yet. The creator is locked. */
export async function notifyOverdue(
  { clock, facts, settings }: Pick<Deps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { creator: { userId: creatorId }, subscription }: { creator: LockedCreator; subscription: SubscriptionRow },
): Promise<void> {
  const { endsAt, overdueToldFor } = subscription;
  const { graceDays } = settings.now().subscription;
  if (subscriptionState(subscription, graceDays, clock()) !== 'GRACE') return;
  if (overdueToldFor?.getTime() === endsAt.getTime()) return;
  await tx
    .update(creatorSubscriptions)
    .set({ overdueToldFor: endsAt })
    .where(eq(creatorSubscriptions.creatorId, creatorId));
  await facts.append(tx, { kind: 'subscription.overdue', actor: 'SYSTEM', creatorId, subjectId: creatorId });
}

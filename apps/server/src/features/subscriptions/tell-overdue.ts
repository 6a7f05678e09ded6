/** Telling a creator that the grace of their subscription has begun, once for each end (rules/subscription#overdue). */
import { subscriptionState } from '@briefcast/contract/rules/subscription';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { LockedCreator, SubscriptionRow } from './subscription-rows.ts';

/** Tells it where the subscription is in its grace and this was not told yet. The creator is locked. */
export async function tellOverdue(
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

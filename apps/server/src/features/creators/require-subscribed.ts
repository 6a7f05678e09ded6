/** The subscription that publishing requires (rules/subscriptions#lapse). */
import { AppError } from '@briefcast/contract';
import { isPaused, subscriptionState } from '@briefcast/contract/subscriptions/standing';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/**
 * Throws subscription.needed if the operator requires a subscription and this creator's has lapsed, and
 * subscription.paused if it is paused. A creator without one begins the trial by publishing.
 */
export async function requireSubscribed(
  settings: TxDeps['settings'],
  db: Reader,
  creatorId: string,
  now: Date,
): Promise<void> {
  const { isOn, graceDays } = settings.now().subscription;
  if (!isOn) return;
  const [subscription] = await db
    .select()
    .from(creatorSubscriptions)
    .where(eq(creatorSubscriptions.creatorId, creatorId));
  if (subscription && subscriptionState(subscription, graceDays, now) === 'LAPSED')
    throw new AppError(isPaused(subscription, now) ? 'subscription.paused' : 'subscription.needed');
}

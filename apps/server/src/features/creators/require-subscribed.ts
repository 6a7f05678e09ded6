/** What publishing asks of a creator's subscription (rules/subscription#lapse). */
import { AppError } from '@briefcast/contract';
import { isPaused, subscriptionState } from '@briefcast/contract/rules/subscription';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/**
 * Throws subscription.needed where the operator asks for a subscription and this creator's has lapsed, and
 * subscription.paused where it is paused. Who has none yet begins the trial by publishing.
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

/** Begins a subscription with the first publication (rules/subscriptions#states). */
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockSubscription } from './subscription-rows.ts';

/**
 * Begins the trial of a creator who becomes public, if the operator requires a subscription and none has
 * begun. Call it in the transaction of every publication: one that is undone before the hourly check counts
 * too.
 */
export async function beginTrial(
  deps: Pick<Deps, 'clock'> & { settings: Pick<Deps['settings'], 'now'> },
  tx: Tx,
  creatorId: string,
): Promise<void> {
  if (deps.settings.now().subscription.isOn) await lockSubscription(deps, tx, creatorId);
}

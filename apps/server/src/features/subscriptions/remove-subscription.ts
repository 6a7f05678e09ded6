/**
 * Ends the subscription of a creator who is deleted: the row is deleted with them, and their card is no
 * longer charged.
 */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { endCardJob } from './card-subscription.ts';

/** Call it before the creator is deleted, in the same transaction. */
export async function endCardOf({ jobs }: Pick<TxDeps, 'jobs'>, tx: Tx, creatorId: string): Promise<void> {
  const [row] = await tx
    .select({ subscriptionId: creatorSubscriptions.cardSubscriptionId })
    .from(creatorSubscriptions)
    .where(eq(creatorSubscriptions.creatorId, creatorId));
  if (row?.subscriptionId) await jobs.enqueue(tx, endCardJob, { subscriptionId: row.subscriptionId });
}

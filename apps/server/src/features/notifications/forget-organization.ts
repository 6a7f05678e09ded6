/** Ends a person's notifications about an organisation after they have left it. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals, messageWatches, notifications } from '../../platform/database/tables/index.ts';

/**
 * Removes notifications about its deals from the person's bell, and the watches that would add more. Remove
 * the member before.
 */
export async function forgetOrganization(
  tx: Tx,
  { userId, brandId }: { userId: string; brandId: string },
): Promise<void> {
  const itsDeals = tx.select({ id: deals.id }).from(deals).where(eq(deals.brandId, brandId));
  await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.dealId, itsDeals)));
  await tx
    .delete(messageWatches)
    .where(and(eq(messageWatches.userId, userId), inArray(messageWatches.dealId, itsDeals)));
}

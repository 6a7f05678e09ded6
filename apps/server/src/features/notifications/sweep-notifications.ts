/** Removes notifications that were read and are old. */
import { dayMs } from '@briefcast/contract/kit/days';
import { and, isNotNull, lt } from 'drizzle-orm';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

/** Far longer than any cause can recur, so that a deleted row is not created again. */
const keptMilliseconds = 90 * dayMs;

export async function sweepNotifications({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const oldest = new Date(clock().getTime() - keptMilliseconds);
  await db
    .delete(notifications)
    .where(and(isNotNull(notifications.readAt), lt(notifications.createdAt, oldest)));
}

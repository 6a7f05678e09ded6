/** Marks a person's notifications as read; their other pages are updated. */
import { AppError, type UnreadCount } from '@briefcast/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { appendBellRead } from './notify.ts';
import { countUnread } from './read-notifications.ts';

type MarkDeps = Pick<Deps, 'db' | 'facts' | 'clock'>;

/** Marks one; repeating it changes nothing. Throws notification.not_found. */
export function markOneRead(
  { db, facts, clock }: MarkDeps,
  actor: UserActor,
  id: string,
): Promise<UnreadCount> {
  const { userId, role } = actor;
  return db.transaction(async (tx) => {
    const own = and(
      eq(notifications.id, id),
      eq(notifications.userId, userId),
      eq(notifications.inApp, true),
    );
    const [found] = await tx.select({ readAt: notifications.readAt }).from(notifications).where(own);
    if (!found) throw new AppError('notification.not_found');
    if (!found.readAt) {
      await tx
        .update(notifications)
        .set({ readAt: clock() })
        .where(and(own, isNull(notifications.readAt)));
      await appendBellRead({ facts }, tx, { userId, role });
    }
    return countUnread(tx, actor);
  });
}

/** Marks all of a person's, or those of one deal, for example when it is opened. */
export function markAllRead(
  { db, facts, clock }: MarkDeps,
  actor: UserActor,
  dealId: string | undefined,
): Promise<UnreadCount> {
  const { userId, role } = actor;
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: clock() })
      .where(
        and(
          eq(notifications.userId, userId),
          isNull(notifications.readAt),
          dealId ? eq(notifications.dealId, dealId) : undefined,
        ),
      )
      .returning({ id: notifications.id });
    // Other pages are not updated if nothing changed: a deal's page calls this each time it is seen.
    if (marked.length > 0) await appendBellRead({ facts }, tx, { userId, role });
    return countUnread(tx, actor);
  });
}

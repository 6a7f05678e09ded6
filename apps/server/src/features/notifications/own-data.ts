/** Notifications in the copy of a person's own data (rules/accounts#own-data). */
import { and, asc, eq, gt } from 'drizzle-orm';
import { notificationSettings, notifications } from '../../platform/database/tables/index.ts';
import { inParts, type OwnData, rowsAtOnce } from '../../platform/own-data.ts';

export const ownData: OwnData = {
  notifications: ({ db }, { userId }) =>
    inParts((after) =>
      db
        .select({
          id: notifications.id,
          kind: notifications.kind,
          dealId: notifications.dealId,
          createdAt: notifications.createdAt,
        })
        .from(notifications)
        .where(
          and(eq(notifications.userId, userId), eq(notifications.inApp, true), gt(notifications.id, after)),
        )
        .orderBy(asc(notifications.id))
        .limit(rowsAtOnce),
    ),
  notificationSettings: ({ db }, { userId }) =>
    db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId)),
};

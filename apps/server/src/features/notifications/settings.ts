/** Each person's notification settings. */
import {
  AppError,
  type NotificationKind,
  type NotificationSettingChange,
  type NotificationSettings,
} from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import { notificationSettings } from '../../platform/database/tables/index.ts';

/** Every kind for the person's role; a kind that was never changed is on. */
export async function readSettings(db: Reader, { userId, role }: UserActor): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  const settings = kindsOfRole(role).map((kind) => {
    const { inApp = true, byMail = true } = rows.find((row) => row.kind === kind) ?? {};
    return { kind, inApp, byMail };
  });
  return { settings };
}

/** Whether a person wants a kind; without a setting both ways are on. */
export async function readChoice(db: Reader, userId: string, kind: NotificationKind) {
  const [chosen] = await db
    .select({ inApp: notificationSettings.inApp, byMail: notificationSettings.byMail })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)));
  return chosen ?? { inApp: true, byMail: true };
}

/** Writes the given switches; of two changes at once, each keeps its own. */
export async function writeSetting(
  db: Database | Tx,
  userId: string,
  kind: NotificationKind,
  change: { inApp?: boolean | undefined; byMail?: boolean | undefined },
): Promise<void> {
  const { inApp, byMail } = notificationSettings;
  await db
    .insert(notificationSettings)
    .values({ userId, kind, inApp: change.inApp ?? true, byMail: change.byMail ?? true })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: {
        inApp: change.inApp === undefined ? sql`${inApp}` : change.inApp,
        byMail: change.byMail === undefined ? sql`${byMail}` : change.byMail,
      },
    });
}

/** Changes one kind and returns all of them. Throws notification.not_for_role. */
export async function changeSetting(
  db: Database,
  actor: UserActor,
  { kind, ...change }: NotificationSettingChange,
): Promise<NotificationSettings> {
  if (!kindsOfRole(actor.role).includes(kind)) {
    const findings = [{ path: ['kind'], code: 'notification.kind_unknown' as const }];
    throw new AppError('notification.not_for_role', { findings });
  }
  await writeSetting(db, actor.userId, kind, change);
  return readSettings(db, actor);
}

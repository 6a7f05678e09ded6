/** Each person's notification settings. */
import type {
  NotificationKind,
  NotificationSetting,
  NotificationSettingChange,
  NotificationSettings,
  Role,
} from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import { notificationSettings } from '../../platform/database/tables/index.ts';
import { invalid } from '../../platform/invalid.ts';

type Choice = Omit<NotificationSetting, 'kind'>;

/** Default for a kind that was never changed. */
const byDefault: Choice = { inApp: true, byPush: false, byMail: true, whenPushed: 'NOT_IN_QUIET_HOURS' };

/** Every kind for the person's role. */
export async function readSettings(db: Reader, { userId, role }: UserActor): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  const settings = kindsOfRole(role).map((kind) => {
    const { inApp, byPush, byMail, whenPushed } = rows.find((row) => row.kind === kind) ?? byDefault;
    return { kind, inApp, byPush, byMail, whenPushed };
  });
  return { settings };
}

/** Whether a person wants mails of a kind. */
export async function wantsMail(db: Reader, userId: string, kind: NotificationKind): Promise<boolean> {
  const [chosen] = await db
    .select({ byMail: notificationSettings.byMail })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)));
  return (chosen ?? byDefault).byMail;
}

/** Writes what is given of a kind; of two changes at once, each keeps its own. */
export async function writeSetting(
  db: Database | Tx,
  userId: string,
  kind: NotificationKind,
  change: { [Way in keyof Choice]?: Choice[Way] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  await db
    .insert(notificationSettings)
    .values({ userId, kind, ...byDefault, ...given })
    .onConflictDoUpdate({ target: [notificationSettings.userId, notificationSettings.kind], set: given });
}

function requireKindOf(role: Role, kind: NotificationKind, path: (string | number)[]): void {
  if (kindsOfRole(role).includes(kind)) return;
  throw invalid(path, 'notification.kind_unknown', 'notification.not_for_role');
}

/** Changes one kind and returns all of them. Throws notification.not_for_role. */
export async function changeSetting(
  db: Database,
  actor: UserActor,
  { kind, ...change }: NotificationSettingChange,
): Promise<NotificationSettings> {
  requireKindOf(actor.role, kind, ['kind']);
  await writeSetting(db, actor.userId, kind, change);
  return readSettings(db, actor);
}

/** Tells the person's devices of these kinds from now on, and returns all settings. Throws notification.not_for_role. */
export async function pushKinds(
  db: Database,
  actor: UserActor,
  kinds: readonly NotificationKind[],
): Promise<NotificationSettings> {
  kinds.forEach((kind, n) => {
    requireKindOf(actor.role, kind, ['kinds', n]);
  });
  await db
    .insert(notificationSettings)
    .values([...new Set(kinds)].map((kind) => ({ userId: actor.userId, kind, ...byDefault, byPush: true })))
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.kind],
      set: { byPush: true },
    });
  return readSettings(db, actor);
}

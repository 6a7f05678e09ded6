/** Each person's notification settings. */
import type {
  NotificationKind,
  NotificationSetting,
  NotificationSettings,
  NotificationSettingsChange,
} from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Database, Reader, Tx } from '../../platform/database/database.ts';
import { notificationSettings } from '../../platform/database/tables/index.ts';
import { invalid } from '../../platform/invalid.ts';

type Choice = Omit<NotificationSetting, 'kind'>;

/** Default for a kind that was never changed. */
const byDefault: Choice = { inApp: true, byPush: false, byMail: true };

/** Every kind for the person's role. */
export async function readSettings(
  db: Reader,
  { userId, role }: Pick<UserActor, 'userId' | 'role'>,
): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  const settings = kindsOfRole(role).map((kind) => {
    const { inApp, byPush, byMail } = rows.find((row) => row.kind === kind) ?? byDefault;
    return { kind, inApp, byPush, byMail };
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

/** Writes what is given of each kind; of two changes at once, each keeps its own. */
export async function writeSettings(
  db: Database | Tx,
  userId: string,
  kinds: readonly NotificationKind[],
  change: { [Way in keyof Choice]?: Choice[Way] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return;
  // In one order, so that two changes at once do not wait for each other.
  const rows = [...new Set(kinds)].sort().map((kind) => ({ userId, kind, ...byDefault, ...given }));
  await db
    .insert(notificationSettings)
    .values(rows)
    .onConflictDoUpdate({ target: [notificationSettings.userId, notificationSettings.kind], set: given });
}

/** Changes these kinds and returns all of them. Throws notification.not_for_role. */
export async function changeSettings(
  db: Database,
  { userId, role }: UserActor,
  { kinds, ...change }: NotificationSettingsChange,
): Promise<NotificationSettings> {
  const ofRole = kindsOfRole(role);
  const foreign = kinds.findIndex((kind) => !ofRole.includes(kind));
  if (foreign >= 0)
    throw invalid(['kinds', foreign], 'notification.kind_unknown', 'notification.not_for_role');
  await writeSettings(db, userId, kinds, change);
  return readSettings(db, { userId, role });
}

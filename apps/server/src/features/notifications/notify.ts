/** Telling one person one thing, once: the row, the bell and the mail, all in the transaction of the cause. */
import type { NotificationKind, Role } from '@briefcast/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/database.ts';
import { notificationSettings, notifications } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';

export type NotifyDeps = Pick<Deps, 'events' | 'jobs' | 'clock'>;

export interface News {
  /** Null where an account was deleted: then there is nobody to tell. */
  userId: string | null;
  role: Role;
  kind: NotificationKind;
  dealId: string | null;
  /** Names the cause; the person is added to it. The same cause is told once, whoever tries again. */
  cause: string;
  /** They did it themselves: a record of it, and nothing new. */
  isOwnDoing?: boolean;
}

/** Whether somebody wants to hear of a kind; without a choice both ways. */
export async function readChoice(tx: Db, userId: string, kind: NotificationKind) {
  const [chosen] = await tx
    .select({ inApp: notificationSettings.inApp, byMail: notificationSettings.byMail })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)));
  return chosen ?? { inApp: true, byMail: true };
}

/** Tells it in the ways the person chose; answers whether it was new. Give the transaction of the cause. */
export async function notify({ events, jobs, clock }: NotifyDeps, tx: Db, news: News): Promise<boolean> {
  const { userId, role, kind, dealId, cause, isOwnDoing = false } = news;
  if (userId === null) return false;
  const { inApp, byMail } = await readChoice(tx, userId, kind);
  const now = clock();
  const id = uuidv7();
  const isRead = isOwnDoing || !inApp;
  const written = await tx
    .insert(notifications)
    .values({
      id,
      userId,
      role,
      kind,
      dealId,
      cause: `${cause}:${userId}`,
      inApp,
      readAt: isRead ? now : null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: notifications.cause })
    .returning({ id: notifications.id });
  if (written.length === 0) return false;
  if (inApp) await tellBell({ events }, tx, userId);
  if (byMail) await jobs.enqueue(tx, 'notifications.mail', { id });
  return true;
}

/** The person's open screens look at the bell again. */
export const tellBell = ({ events }: Pick<Deps, 'events'>, tx: Db, userId: string): Promise<void> =>
  events.publish(tx, [userId], {
    kind: 'notifications.changed',
    dealId: null,
    subjectId: null,
    by: null,
  });

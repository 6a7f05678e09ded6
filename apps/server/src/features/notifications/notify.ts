/** Telling one person one thing, once: the row, the bell and the mail, all in one transaction. */

import type { NotificationKind, Role } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { deals, notificationSettings, notifications, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendNotificationMailJob } from './jobs.ts';

export type NotifyDeps = Pick<Deps, 'facts' | 'jobs' | 'clock'>;

export interface News {
  userId: string;
  role: Role;
  kind: NotificationKind;
  dealId: string | null;
  /** Names the cause; the person is added to it. The same cause is told once, whoever tries again. */
  cause: string;
  /** They did it themselves: a record of it, and nothing new. */
  isOwnDoing?: boolean;
  /** A mail of its own tells it as well. */
  hasOwnMail?: boolean;
}

/** Whether somebody wants to hear of a kind; without a choice both ways. */
export async function readChoice(db: Reader, userId: string, kind: NotificationKind) {
  const [chosen] = await db
    .select({ inApp: notificationSettings.inApp, byMail: notificationSettings.byMail })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.kind, kind)));
  return chosen ?? { inApp: true, byMail: true };
}

/**
 * Tells it in the ways the person chose; returns whether it was new. Somebody who is gone by now, or a deal that is,
 * is told of nothing. Hold both before (`peopleOfSides`, `holdDeals`): they must not go while it is written.
 */
export async function notify({ facts, jobs, clock }: NotifyDeps, tx: Tx, news: News): Promise<boolean> {
  const { userId, role, kind, dealId, cause, isOwnDoing = false, hasOwnMail = false } = news;
  const { inApp, byMail } = await readChoice(tx, userId, kind);
  const now = clock();
  const id = uuidv7();
  const isRead = isOwnDoing || !inApp;
  const written = await tx
    .insert(notifications)
    .select(
      tx
        .select({
          id: sql`${id}::uuid`.as('id'),
          userId: users.id,
          role: sql`${role}::text`.as('role'),
          kind: sql`${kind}::text`.as('kind'),
          dealId: deals.id,
          cause: sql`${`${cause}:${userId}`}::text`.as('cause'),
          inApp: sql`${inApp}::boolean`.as('in_app'),
          readAt: sql`${isRead ? now.toISOString() : null}::timestamptz`.as('read_at'),
          mailedAt: sql`null::timestamptz`.as('mailed_at'),
          createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
          bundleId: sql`null::uuid`.as('bundle_id'),
        })
        .from(users)
        .leftJoin(deals, eq(deals.id, sql`${dealId}::uuid`))
        .where(and(eq(users.id, userId), sql`(${dealId}::uuid is null or ${deals.id} is not null)`)),
    )
    .onConflictDoNothing({ target: notifications.cause })
    .returning({ id: notifications.id });
  if (written.length === 0) return false;
  if (inApp) await tellBell({ facts }, tx, 'notification.added', { userId, role });
  if (byMail && !hasOwnMail) await jobs.enqueue(tx, sendNotificationMailJob, { id });
  return true;
}

/** The person's open screens look at the bell again. */
export const tellBell = (
  { facts }: Pick<Deps, 'facts'>,
  tx: Tx,
  kind: 'notification.added' | 'notification.read',
  { userId, role }: { userId: string; role: Role },
): Promise<void> =>
  facts.append(tx, {
    kind,
    actor: 'SYSTEM',
    ...(role === 'BRAND' ? { personId: userId } : { creatorId: userId }),
  });

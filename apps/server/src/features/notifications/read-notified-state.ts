/** Present state of the things that a notification is about, for each way of notifying. */
import { isStillSo } from '@briefcast/contract/notifications/news';
import type { Reader } from '../../platform/database/database.ts';
import {
  type CommentPlace,
  type readNotified,
  readNotifiedDeal,
  readUnread,
  readUnreadComments,
} from './read-mail-facts.ts';

export type Notified = NonNullable<Awaited<ReturnType<typeof readNotified>>>;

/** The unread messages, and the place of the newest comment. */
interface Unread {
  count: number;
  newest: readonly string[];
  place: CommentPlace | null;
}

const nothingUnread: Unread = { count: 0, newest: [], place: null };

async function unreadOf(db: Reader, { kind, dealId, userId, role }: Notified): Promise<Unread> {
  if (!dealId) return nothingUnread;
  if (kind === 'comments.unread') return readUnreadComments(db, dealId, { userId, role });
  if (kind !== 'messages.unread') return nothingUnread;
  return { ...(await readUnread(db, dealId, { userId, role })), place: null };
}

const castingOf = ({ castingId, castingTitle }: Notified) =>
  castingId !== null && castingTitle !== null ? { id: castingId, title: castingTitle } : null;

/** The deal and the casting it is about, and what waits unread there; null once it is no longer so. */
export async function readNotifiedState(db: Reader, notified: Notified, now: Date) {
  const deal = (await readNotifiedDeal(db, notified.id)) ?? null;
  const unread = await unreadOf(db, notified);
  if (!isStillSo({ ...notified, deal, unread: unread.count }, now)) return null;
  return { deal, unread, casting: castingOf(notified) };
}

export type NotifiedState = NonNullable<Awaited<ReturnType<typeof readNotifiedState>>>;

/** Whether the person has seen it since. Notifications that were never for the bell count as read from the start. */
export const isSeen = ({
  inApp,
  readAt,
  createdAt,
}: {
  inApp: boolean;
  readAt: Date | null;
  createdAt: Date;
}): boolean => inApp && readAt !== null && readAt > createdAt;

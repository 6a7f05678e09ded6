import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  MarkNotificationsRead,
  NotificationPage,
  NotificationSettings,
  NotificationSettingsChange,
  NotificationsQuery,
  UnreadCount,
  UnsubscribeToken,
  Unsubscription,
} from './schemas.ts';

export const notifications = {
  list: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'user',
    summary: "A page of one's notifications, newest first, with the number of unread ones.",
    query: NotificationsQuery,
    reply: NotificationPage,
    limit: { perMinute: 600 },
  }),
  unreadCount: route({
    method: 'GET',
    path: '/api/notifications/unread',
    access: 'user',
    summary: 'How many notifications are unread.',
    reply: UnreadCount,
    limit: { perMinute: 600 },
  }),
  markRead: route({
    method: 'POST',
    path: '/api/notifications/{id}/read',
    access: 'user',
    summary: 'Mark one notification as read; returns how many are still unread.',
    params: z.object({ id }),
    reply: UnreadCount,
    limit: { perMinute: 240 },
    refuses: ['notification.not_found'],
  }),
  markAllRead: route({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'user',
    summary: 'Mark all notifications as read, or all of one deal; returns how many are still unread.',
    body: MarkNotificationsRead,
    reply: UnreadCount,
    limit: { perMinute: 240 },
  }),
  settings: route({
    method: 'GET',
    path: '/api/notifications/settings',
    access: 'user',
    summary: 'What one is told in the app and by mail.',
    reply: NotificationSettings,
    limit: { perMinute: 600 },
  }),
  changeSettings: route({
    method: 'PUT',
    path: '/api/notifications/settings',
    access: 'user',
    summary: 'Turn kinds of notifications on or off: in the app, by mail, on the own devices.',
    body: NotificationSettingsChange,
    reply: NotificationSettings,
    limit: { perMinute: 120 },
    refuses: ['notification.not_for_role'],
  }),
  readUnsubscription: route({
    method: 'GET',
    path: '/api/notifications/unsubscription',
    access: 'public',
    summary: "What a mail's unsubscribe link is about. Changes nothing.",
    query: UnsubscribeToken,
    reply: Unsubscription,
    limit: { perMinute: 60 },
    refuses: ['notification.link_invalid'],
  }),
  /** At the page's own address, because mail programs post to the address that they would open (RFC 8058). */
  unsubscribe: route({
    method: 'POST',
    path: '/unsubscribe',
    access: 'public',
    summary:
      "Switch off the mails that an unsubscribe link is about, without a login. Mail programs' one click.",
    query: UnsubscribeToken,
    reply: Unsubscription,
    limit: { perMinute: 60, aimedAt: { by: 'token', perMinute: 10 } },
    refuses: ['notification.link_invalid'],
  }),
};

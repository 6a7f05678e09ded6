/** Notifications that a person receives in the app and by mail, and the choices about them. */

import { DealStatus } from '../deals/schemas.ts';
import { id, instant, key, queryInt } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';
import { news } from '../news.ts';

/** Every kind of news (see the rows of the nouns). */
export const notificationKinds = Object.keys(news) as [keyof typeof news, ...(keyof typeof news)[]];
export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = keyof typeof news;

/** The deal a notification is about, as it is now. */
const NotifiedDeal = z.object({
  id,
  title: z.string(),
  status: DealStatus,
  deadline: instant,
  /** The other side; null once a creator's account was deleted. */
  otherParty: z.string().nullable(),
  /** For a brand's person: the organisation whose deal it is, which may be another than the current one. */
  organization: z.object({ id, companyName: z.string() }).nullable(),
  /** Whether its payment was a deposit at the time of the notification; absent where not. */
  isDeposit: z.boolean().optional(),
});

export const Notification = z.object({
  id,
  kind: NotificationKind,
  createdAt: instant,
  /** Null while it is unread. */
  readAt: instant.nullable(),
  /** Null for what is about no deal. */
  deal: NotifiedDeal.nullable(),
  /** Null for what is about no casting. */
  casting: z.object({ id, title: z.string() }).nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** Default number in a page. */
export const notificationsPerPage = 20;

export const NotificationsQuery = z.object({
  /** The id of the last one of the page before. */
  before: id.optional(),
  limit: queryInt(1, 100).optional(),
});
export type NotificationsQuery = z.infer<typeof NotificationsQuery>;

export const NotificationPage = z.object({
  /** Newest first. */
  notifications: z.array(Notification),
  /** Value of `before` for the next page; null on the last one. */
  nextCursor: id.nullable(),
  unread: z.int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

export const UnreadCount = z.object({
  unread: z.int(),
  /** Unread conversations of the inbox, up to `mostConversationsCounted`. */
  conversations: z.int(),
});
export type UnreadCount = z.infer<typeof UnreadCount>;

/** Marks those of one deal as read; without a deal all of them. */
export const MarkNotificationsRead = z.object({ dealId: id.optional() });

/** Channels of a kind of news. */
const channels = { inApp: z.boolean(), byPush: z.boolean(), byMail: z.boolean() };

/** The choice for one kind. */
export const NotificationSetting = z.object({ kind: NotificationKind, ...channels });
export type NotificationSetting = z.infer<typeof NotificationSetting>;

/** One for each kind that the person's role can get, in the order of the screen. */
export const NotificationSettings = z.object({ settings: z.array(NotificationSetting) });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Turns channels of these kinds on or off; an absent channel stays as it is. */
export const NotificationSettingsChange = z
  .object(channels)
  .partial()
  .extend({
    kinds: z.array(NotificationKind).min(1).max(notificationKinds.length),
  });
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>;

/** The signed text that a mail's unsubscribe link carries. */
export const UnsubscribeToken = z.object({ token: key(300) });

/** Subject of a mail's link: the kind, the recipient, and whether the mails are still sent. */
export const Unsubscription = z.object({
  /** Null for every kind: mails with several news at once carry such a link. */
  kind: NotificationKind.nullable(),
  /** Shortened address, such as `l•••@haddad.example`: the holder of a forwarded mail learns no more. */
  email: z.string(),
  byMail: z.boolean(),
});
export type Unsubscription = z.infer<typeof Unsubscription>;

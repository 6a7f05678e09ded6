/**
 * People's notifications, their settings, and unread messages that may have to be notified. Owner:
 * features/notifications.
 */
import type { NotificationKind, Role } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { castings } from './castings.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

/**
 * One row for each person and cause. It is written even for somebody who has turned the notification off,
 * because it proves that the cause was handled. Kinds are kept as text and checked by the contract.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person's role; the wording depends on it. */
    role: text('role').$type<Role>().notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** Null if it is not about a deal. */
    dealId: uuid('deal_id').references(() => deals.id, { onDelete: 'cascade' }),
    /** Null if it is not about a casting. */
    castingId: uuid('casting_id').references(() => castings.id, { onDelete: 'cascade' }),
    /** Identifies the cause: if two processes try at once, only one row is written. */
    cause: text('cause').notNull().unique(),
    /** Whether the bell lists it. */
    inApp: boolean('in_app').notNull(),
    /** Null while it is unread. What the bell does not list counts as read. */
    readAt: moment('read_at'),
    /** When its mail was sent; null before, and if none is wanted. */
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
    /** The mail that tells it together with others; null if it gets its own mail, or none. */
    bundleId: uuid('bundle_id'),
    /** When devices were told, or it was found that there was nothing left to tell; null before, and if none is wanted. */
    pushedAt: moment('pushed_at'),
    /** Until when devices stay quiet about it; null if they do not. */
    pushHeldUntil: moment('push_held_until'),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.id).where(sql`in_app`),
    index('notifications_unread').on(table.userId, table.dealId).where(sql`read_at is null`),
    index('notifications_deal').on(table.dealId),
    index('notifications_casting').on(table.castingId).where(sql`casting_id is not null`),
    index('notifications_bundle').on(table.bundleId).where(sql`bundle_id is not null`),
    index('notifications_push_held').on(table.pushHeldUntil).where(sql`push_held_until is not null`),
    index('notifications_read_created').on(table.createdAt).where(sql`read_at is not null`),
  ],
);

/** Settings that somebody changed; without a row the bell and mails are on, and push is off. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    inApp: boolean('in_app').notNull(),
    byMail: boolean('by_mail').notNull(),
    /** Whether devices are told; nobody is who did not choose it. */
    byPush: boolean('by_push').notNull().default(false),
    /** Read by the release before alone; its times are one for all kinds now, in `push_choices`. */
    whenPushed: text('when_pushed').notNull().default('NOT_IN_QUIET_HOURS'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Somebody was sent a message: when to check whether they have read it. One row for a deal and person. */
export const messageWatches = pgTable(
  'message_watches',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    /** When devices were told of messages, and of comments, of this absence; null where they were not. */
    messagesPushedAt: moment('messages_pushed_at'),
    commentsPushedAt: moment('comments_pushed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.userId] }),
    index('message_watches_due').on(table.dueAt),
    index('message_watches_user').on(table.userId),
  ],
);

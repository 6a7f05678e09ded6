/** Devices on which people are told when no screen is open, and what they chose of it (rules/pushes). Owner: features/pushes. */
import type { QuietDays } from '@briefcast/contract';
import { boolean, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { createdAt, moment, primaryId } from './columns.ts';

/** A device ends with the session that added it, so that whoever signs in there next is told nothing of the one before. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** Where the browser's push service takes messages for it. */
    endpoint: text('endpoint').notNull().unique(),
    /** The keys that messages are encrypted for (RFC 8291), as base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    isInstalled: boolean('is_installed').notNull(),
    /** When the push service last took a message; null before the first. */
    toldAt: moment('told_at'),
    createdAt: createdAt(),
  },
  (table) => [index('push_devices_user').on(table.userId)],
);

/** What somebody chose for all kinds; without a row the defaults hold. */
export const pushChoices = pgTable('push_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isQuiet: boolean('is_quiet').notNull(),
  /** Full hours of the day, 0 to 23. */
  quietFrom: smallint('quiet_from').notNull(),
  quietTo: smallint('quiet_to').notNull(),
  quietDays: text('quiet_days').$type<QuietDays>().notNull().default('EVERY_DAY'),
  /** The name of a time zone, such as `Asia/Dubai`. */
  timeZone: text('time_zone').notNull(),
  showsNames: boolean('shows_names').notNull(),
});

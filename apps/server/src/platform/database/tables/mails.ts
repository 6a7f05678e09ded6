/** When mails went to whom, so that nobody gets more than so many an hour. Owner: platform/mail. */
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** What a mail is counted as; each has bounds of its own. */
export type MailPurpose = 'notification' | 'password_reset' | 'confirmation' | 'new_email';

/** One row for each mail that was allowed to leave. Swept after some days. */
export const mailSlots = pgTable(
  'mail_slots',
  {
    /** The mail's. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailPurpose>().notNull(),
    /** The latest try to send it; of a bundle that is still open, when it may leave. */
    sentAt: moment('sent_at').notNull(),
    /** A bundle that still takes more news; false once it is being written, and for every other mail. */
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [
    index('mail_slots_user').on(table.userId, table.purpose, table.sentAt),
    index('mail_slots_sent').on(table.sentAt),
  ],
);

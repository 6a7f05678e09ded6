/** When mails went to whom, to limit how many one person gets. Owner: platform/mail. */
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/** What a mail is counted as; each purpose has its own limits. */
export type MailPurpose = 'notification' | 'password_reset' | 'confirmation' | 'new_email';

/** One row for each mail that was allowed to be sent. Deleted after some days. */
export const mailSlots = pgTable(
  'mail_slots',
  {
    /** The mail's id. */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailPurpose>().notNull(),
    /** The latest try to send it; for a bundle that is still open, when it may be sent. */
    sentAt: moment('sent_at').notNull(),
    /** Whether it is a bundle that still takes more news; false once it is being written, and for every other mail. */
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [
    index('mail_slots_user').on(table.userId, table.purpose, table.sentAt),
    index('mail_slots_sent').on(table.sentAt),
  ],
);

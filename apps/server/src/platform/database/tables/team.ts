/** Members of organisations, and invitations to them. Owners: features/teams; accounts writes the first member. */
import type { MemberRole } from '@briefcast/contract';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { createdAt, moment, primaryId } from './columns.ts';

/** Changed under the lock of the brand's row, so that no organisation is left without an owner. */
export const members = pgTable(
  'members',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Checked by the contract. */
    role: text('role').$type<MemberRole>().notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.userId] }), index('members_user').on(table.userId)],
);

/** Open invitations: accepting or revoking one deletes its row. */
export const invitations = pgTable(
  'invitations',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** Lower-cased by the contract. */
    email: text('email').notNull(),
    role: text('role').$type<MemberRole>().notNull(),
    /** Hash of the secret in the newest mail's link; sending it again replaces it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Without a foreign key: the person may be deleted. */
    invitedBy: uuid('invited_by').notNull(),
    createdAt: createdAt(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('invitations_brand_email').on(table.brandId, table.email),
    index('invitations_expiry').on(table.expiresAt),
  ],
);

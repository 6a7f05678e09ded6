/** People, their sessions and their reset tokens. Owner: features/accounts. */
import { boolean, index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from './columns.ts';

export const role = pgEnum('role', ['CREATOR', 'BRAND']);

export const users = pgTable(
  'users',
  {
    id: primaryId(),
    /** Lower-cased by the contract, so that unique means unique without case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    role: role('role').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('users_role_created').on(table.role, table.createdAt)],
);

/** A token is as good as its row here: deleting the row ends it at once (decisions 2.2). */
export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    remember: boolean('remember').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** Only the hash of a reset token is kept (decisions 2.3). */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('reset_tokens_user').on(table.userId)],
);

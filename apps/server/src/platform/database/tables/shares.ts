/**
 * Links that show files of a deal to people without an account, and the guests who used them. Owner:
 * features/shares.
 */
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

export const shares = pgTable(
  'shares',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** Hash of the secret in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whom it is for, in the words of its creator. */
    name: text('name').notNull(),
    /** The chosen files. Without foreign keys: a file is only deleted with its deal. */
    fileIds: uuid('file_ids').array().notNull(),
    canComment: boolean('can_comment').notNull(),
    hasWatermark: boolean('has_watermark').notNull(),
    showsEarlierVersions: boolean('shows_earlier_versions').notNull(),
    /** Null if no password is needed. */
    passwordHash: text('password_hash'),
    /** Without a foreign key: the person may be deleted. */
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was turned off; null while it is on. */
    revokedAt: moment('revoked_at'),
    looks: integer('looks').notNull().default(0),
    lastLookAt: moment('last_look_at'),
  },
  (table) => [index('shares_deal').on(table.dealId, table.id), index('shares_expiry').on(table.expiresAt)],
);

export const shareGuests = pgTable(
  'share_guests',
  {
    id: primaryId(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => shares.id, { onDelete: 'cascade' }),
    /** Hash of the secret that the guest's browser keeps. */
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    /** When the last visit began. */
    lookedAt: moment('looked_at'),
  },
  (table) => [index('share_guests_share').on(table.shareId)],
);

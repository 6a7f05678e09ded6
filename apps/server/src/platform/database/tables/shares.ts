/** Links that show files of a deal to people without an account, and who came by them. Owner: features/shares. */
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
    /** Of the secret in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** For whom it is, in the words of whoever made it. */
    name: text('name').notNull(),
    /** The chosen files. Without foreign keys: a file goes with its deal alone. */
    fileIds: uuid('file_ids').array().notNull(),
    canComment: boolean('can_comment').notNull(),
    hasWatermark: boolean('has_watermark').notNull(),
    showsEarlierVersions: boolean('shows_earlier_versions').notNull(),
    /** Null where the link alone opens it. */
    passwordHash: text('password_hash'),
    /** Without a foreign key: the person may be gone. */
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When it was turned off; null while it was not. */
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
    /** Of the secret that the guest's browser keeps. */
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    /** When the last look began. */
    lookedAt: moment('looked_at'),
  },
  (table) => [index('share_guests_share').on(table.shareId)],
);

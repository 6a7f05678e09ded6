/** What teams and creators keep around castings (rules/castings). Owner: features/castings. */
import type { BoardFilters, KeptCastingDraft } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { castings } from './castings.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { creators } from './creators.ts';

export const castingDrafts = pgTable(
  'casting_drafts',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    terms: jsonb('terms').$type<KeptCastingDraft>().notNull(),
    /** Who saved it last. Without a foreign key: the person may be deleted. */
    savedBy: uuid('saved_by').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [index('casting_drafts_brand').on(table.brandId, table.savedAt, table.id)],
);

export const castingInvitations = pgTable(
  'casting_invitations',
  {
    id: primaryId(),
    castingId: uuid('casting_id')
      .notNull()
      .references(() => castings.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    /** Who invited. Without a foreign key: the person may be deleted. */
    invitedBy: uuid('invited_by').notNull(),
    /** Empty where nothing was said. */
    message: text('message').notNull(),
    createdAt: createdAt(),
    declinedAt: moment('declined_at'),
  },
  (table) => [
    uniqueIndex('casting_invitations_once').on(table.castingId, table.creatorId),
    index('casting_invitations_creator').on(table.creatorId, table.createdAt, table.id),
    index('casting_invitations_casting').on(table.castingId, table.createdAt, table.id),
  ],
);

export const savedCastings = pgTable(
  'saved_castings',
  {
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    castingId: uuid('casting_id')
      .notNull()
      .references(() => castings.id, { onDelete: 'cascade' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creatorId, table.castingId] }),
    index('saved_castings_casting').on(table.castingId),
  ],
);

export const castingSearches = pgTable(
  'casting_searches',
  {
    id: primaryId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<BoardFilters>().notNull(),
    isTold: boolean('is_told').notNull(),
    createdAt: createdAt(),
    /** Castings that were posted until then are old to it: they were there, or were looked through. */
    lookedAt: moment('looked_at').notNull(),
  },
  (table) => [
    index('casting_searches_creator').on(table.creatorId, table.createdAt, table.id),
    index('casting_searches_told').on(table.lookedAt, table.creatorId).where(sql`is_told`),
  ],
);

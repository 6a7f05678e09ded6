/**
 * Where creators are paid, who has seen it, and which actions brands took because of it (rules/bank-details).
 * Owner: features/bank-details.
 */
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

export const bankDetails = pgTable('bank_details', {
  creatorId: uuid('creator_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** All details as JSON, sealed with a key of the installation. */
  sealed: text('sealed').notNull(),
  /** The last four characters of the account, shown without the password. */
  lastFour: text('last_four').notNull(),
  /** Counts the accounts that the creator has given, from 1. */
  version: integer('version').notNull(),
  statedAt: moment('stated_at').notNull(),
  /** When the previous account was replaced; null for the first. */
  changedAt: moment('changed_at'),
});

/**
 * Who of which brand viewed the details, for which deal. Person and brand without foreign keys: they may be
 * deleted.
 */
export const bankDetailsLooks = pgTable(
  'bank_details_looks',
  {
    id: primaryId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => bankDetails.creatorId, { onDelete: 'cascade' }),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id').notNull(),
    userId: uuid('user_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    index('bank_details_looks_creator').on(table.creatorId, table.seenAt),
    index('bank_details_looks_person').on(table.dealId, table.userId, table.seenAt),
  ],
);

/** For which account of a creator a brand last said that it had called to check. */
export const bankDetailsCalls = pgTable(
  'bank_details_calls',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => bankDetails.creatorId, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Without a foreign key: the person may be deleted. */
    calledBy: uuid('called_by').notNull(),
    calledAt: moment('called_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.creatorId] }),
    index('bank_details_calls_creator').on(table.creatorId),
  ],
);

/** When a brand last asked for bank details for a deal. */
export const bankDetailsQuestions = pgTable('bank_details_questions', {
  dealId: uuid('deal_id')
    .primaryKey()
    .references(() => deals.id, { onDelete: 'cascade' }),
  askedAt: moment('asked_at').notNull(),
});

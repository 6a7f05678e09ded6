/** Creators' profiles, their categories and portfolios. Owners: features/creators, features/portfolio. */
import type { HeldTitles, HeldValues, OfferedPackage, SocialAccount, Surcharge } from '@briefcast/contract';
import { searchTextVersion } from '@briefcast/contract/creators/search-text';
import { PortfolioType, type WorkKind } from '@briefcast/contract/portfolio/schemas';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, currencyColumn, enumOf, givenAddress, moment, primaryId } from './columns.ts';
import { media } from './media.ts';

export const categories = pgTable('categories', {
  id: primaryId(),
  name: text('name').notNull().unique(),
  position: integer('position').notNull(),
});

/**
 * What the directory sorts by: the database reads a page from an index only if the index is on exactly this
 * expression. Creators without a price come last in both directions.
 */
export const directoryOrder = {
  newest: sql<string>`coalesce("published_at", 'epoch'::timestamptz)`,
  cheapest: sql<number>`coalesce("starting_price", 2147483647)`,
  dearest: sql<number>`coalesce("starting_price", -1)`,
};

export const creatorRevisions = pgSequence('creator_revisions');

export const creators = pgTable(
  'creators',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    profileImage: givenAddress('profile_image'),
    bio: text('bio'),
    location: text('location'),
    languages: text('languages').array().notNull().default(sql`'{}'::text[]`),
    /** Of every price of the profile. */
    currency: currencyColumn(),
    ugcVideoPricing: integer('ugc_video_pricing'),
    ugcPhotoPricing: integer('ugc_photo_pricing'),
    ugcTurnaroundDays: integer('ugc_turnaround_days'),
    influencerReelPricing: integer('influencer_reel_pricing'),
    influencerStoryPricing: integer('influencer_story_pricing'),
    influencerTurnaroundDays: integer('influencer_turnaround_days'),
    isPublished: boolean('is_published').notNull().default(false),
    /** Invented, for an operator who looks around: nobody can work with them (rules/sample-people). */
    isSample: boolean('is_sample').notNull().default(false),
    /**
     * When it was first published, which is the directory's order: publishing again does not move a profile
     * to the front. Null before.
     */
    publishedAt: moment('published_at'),
    /** When the admin took it offline; then only the admin can publish it again. Null otherwise. */
    withheldAt: moment('withheld_at'),
    /** The admin's reason, which the creator reads. */
    withheldReason: text('withheld_reason'),
    /** With moderation on, changes since it was public that wait for approval: new values, items and titles. */
    heldValues: jsonb('held_values').$type<HeldValues>().notNull().default({}),
    heldItems: uuid('held_items').array().notNull().default(sql`'{}'::uuid[]`),
    heldTitles: jsonb('held_titles').$type<HeldTitles>().notNull().default({}),
    /** Their accounts elsewhere with the follower counts that they state, and the packages that they offer. */
    socialAccounts: jsonb('social_accounts').$type<SocialAccount[]>().notNull().default([]),
    packages: jsonb('packages').$type<OfferedPackage[]>().notNull().default([]),
    /** What rights beyond the usual ones cost (rules/rights#surcharges). */
    surcharges: jsonb('surcharges').$type<Surcharge[]>().notNull().default([]),
    /** What the rules of the contract derive, kept beside the facts so that the directory can search, filter and sort. */
    /** In cents of US dollars, whatever the profile's currency. */
    startingPrice: integer('starting_price'),
    searchText: text('search_text').notNull().default(''),
    /** By which rules it was made; the server makes it again where there are newer ones. */
    searchTextVersion: integer('search_text_version').notNull().default(0),
    networks: text('networks').array().notNull().default(sql`'{}'::text[]`),
    /** Kinds of work on offer; null until the server has derived them. */
    deliverables: text('deliverables').array(),
    followers: bigint('followers', { mode: 'number' }).notNull().default(0),
    /** The price of each kind, in cents of US dollars, in the contract's order; null until the server has derived them. */
    kindPrices: integer('kind_prices').array().$type<(number | null)[]>(),
    /** Days that cards tell; null for none. */
    turnaroundDays: integer('turnaround_days'),
    /**
     * Changes with each change of what the directory shows: the sum over all rows tells whether an index
     * missed one.
     */
    revision: bigint('revision', { mode: 'number' }).notNull().default(sql`nextval('creator_revisions')`),
  },
  (table) => [
    index('creators_directory_newest').on(directoryOrder.newest, table.userId).where(sql`is_published`),
    index('creators_directory_cheapest').on(directoryOrder.cheapest, table.userId).where(sql`is_published`),
    index('creators_directory_dearest').on(directoryOrder.dearest, table.userId).where(sql`is_published`),
    index('creators_directory_revision').on(table.revision).where(sql`is_published`),
    index('creators_directory_location').on(table.location).where(sql`is_published`),
    index('creators_languages').using('gin', table.languages),
    index('creators_underived')
      .on(table.userId)
      .where(sql.raw(`search_text_version < ${searchTextVersion}`)),
    index('creators_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

export const creatorCategories = pgTable(
  'creator_categories',
  {
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** The order in which the creator named them; the first is a deal's default category. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creatorId, table.categoryId] }),
    index('creator_categories_category').on(table.categoryId),
  ],
);

export const portfolioType = enumOf('portfolio_type', PortfolioType);

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    id: primaryId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    type: portfolioType('type').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    /** A sentence or two, or empty. */
    shows: text('shows').notNull().default(''),
    kind: text('kind').$type<WorkKind>(),
    /** Name of a category. */
    trade: text('trade'),
    /** The lowest comes first; among equal ones the newest. A new item gets one less than the lowest. */
    position: integer('position').notNull().default(0),
    /** The upload behind the item; null for an https address. One upload serves one item. */
    mediaId: uuid('media_id').references(() => media.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('portfolio_items_creator').on(table.creatorId, table.id),
    uniqueIndex('portfolio_items_media').on(table.mediaId),
  ],
);

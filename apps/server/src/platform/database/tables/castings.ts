/** Open briefs that creators apply to, and their applications (rules/castings). Owner: features/castings. */
import type { KeptCastingTerms } from '@briefcast/contract';
import { CastingVisibility } from '@briefcast/contract/castings/terms';
import { TeamVote } from '@briefcast/contract/castings/votes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { createdAt, currencyColumn, enumOf, moment, primaryId } from './columns.ts';
import { creators } from './creators.ts';
import { deals } from './deals.ts';
import { media } from './media.ts';

export const castingVisibility = enumOf('casting_visibility', CastingVisibility);
export const castingEndedBy = pgEnum('casting_ended_by', ['BRAND', 'TIME', 'FULL', 'ADMIN']);
export const applicationOutcome = pgEnum('application_outcome', [
  'WAITING',
  'CAST',
  'NOT_CHOSEN',
  'WITHDRAWN',
]);
export const applicationMark = pgEnum('application_mark', ['SHORTLISTED', 'PASSED']);

/** Whether the board shows a casting, as long as its last day is to come. */
const isListed = sql`visibility = 'EVERYONE' and closed_at is null and ended_at is null`;

export const castings = pgTable(
  'castings',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** Who posted it. Without a foreign key: the person may be deleted. */
    postedBy: uuid('posted_by').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    currency: currencyColumn(),
    /** Hundredths of the currency. */
    payFrom: integer('pay_from').notNull(),
    payTo: integer('pay_to').notNull(),
    places: integer('places').notNull(),
    /** The rest of what a brief of it says. */
    terms: jsonb('terms').$type<KeptCastingTerms>().notNull(),
    /** The kinds of its deliverables, each once, for the board's filter. */
    kinds: text('kinds').array().notNull(),
    languages: text('languages').array().notNull(),
    /** Ids of categories, of which none is ever deleted. */
    categoryIds: uuid('category_ids').array().notNull(),
    /** When its last day for applications is over everywhere. */
    closesAt: moment('closes_at').notNull(),
    /** The day on which the content is due, as midnight UTC. */
    dueAt: moment('due_at').notNull(),
    /** Empty for none. */
    question: text('question').notNull(),
    /** Whether everybody who applies sends a short film made for it. */
    asksFilm: boolean('asks_film').notNull().default(false),
    visibility: castingVisibility('visibility').notNull(),
    createdAt: createdAt(),
    /** When it took no more applications, as somebody or the timer noted. */
    closedAt: moment('closed_at'),
    /** When it was over for good. */
    endedAt: moment('ended_at'),
    endedBy: castingEndedBy('ended_by'),
    /** The operator's reason, which the brand reads. */
    closedReason: text('closed_reason'),
  },
  (table) => [
    index('castings_brand').on(table.brandId, table.createdAt, table.id),
    index('castings_listed').on(table.closesAt, table.id).where(isListed),
    index('castings_running').on(table.closesAt, table.id).where(sql`ended_at is null`),
  ],
);

export const castingApplications = pgTable(
  'casting_applications',
  {
    id: primaryId(),
    castingId: uuid('casting_id')
      .notNull()
      .references(() => castings.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    pitch: text('pitch').notNull(),
    /** Hundredths of the casting's currency. */
    price: integer('price').notNull(),
    /** To the question; empty for none. */
    answer: text('answer').notNull(),
    /** The creator's portfolio items in their order; those that were deleted are left out when it is read. */
    itemIds: uuid('item_ids').array().notNull(),
    /** The film that was made for it; null where none is asked for, and once it was removed. */
    filmId: uuid('film_id').references(() => media.id, { onDelete: 'set null' }),
    outcome: applicationOutcome('outcome').notNull().default('WAITING'),
    /** What the brand thinks of it; null where it did not say. */
    mark: applicationMark('mark'),
    /** When somebody of the brand first saw it. */
    seenAt: moment('seen_at'),
    /** The deal that came of it. */
    dealId: uuid('deal_id').references(() => deals.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('casting_applications_once').on(table.castingId, table.creatorId),
    index('casting_applications_casting').on(table.castingId, table.createdAt, table.id),
    index('casting_applications_creator').on(table.creatorId, table.createdAt, table.id),
    index('casting_applications_deal').on(table.dealId),
    // How many places are filled is counted with every card; a casting may have thousands of applications.
    index('casting_applications_cast').on(table.castingId).where(sql`outcome = 'CAST'`),
    // A film belongs to one application, whose end removes it.
    uniqueIndex('casting_applications_film').on(table.filmId),
  ],
);

export const teamVote = enumOf('team_vote', TeamVote);

/** What each member of the brand's team thinks of an application: a vote, a note, or both. */
export const applicationVotes = pgTable(
  'application_votes',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => castingApplications.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    vote: teamVote('vote'),
    /** Empty for none. */
    note: text('note').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    index('application_votes_user').on(table.userId),
    check('application_votes_say_something', sql`vote is not null or note <> ''`),
  ],
);

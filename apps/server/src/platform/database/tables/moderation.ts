/** What waits for the admin's approval, and what people report. Owner: features/moderation. */
import type {
  LetterKind,
  ReportedThing,
  ReportOutcome,
  ReportReason,
  ReportSubject,
  ReviewKind,
  ReviewState,
  Role,
  SendBackReason,
} from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { castings } from './castings.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { creators } from './creators.ts';
import { deals } from './deals.ts';

/** Each request of a creator to be published or to change what is public. Choices are kept as text. */
export const profileReviews = pgTable(
  'profile_reviews',
  {
    id: primaryId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReviewKind>().notNull(),
    /** Withdrawn when the creator undid the change under review. */
    state: text('state').$type<ReviewState | 'WITHDRAWN'>().notNull().default('WAITING'),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The admin's name; null if the operator turned moderation off while it waited. */
    decidedBy: text('decided_by'),
    reasons: jsonb('reasons').$type<SendBackReason[]>().notNull().default([]),
    note: text('note'),
  },
  (table) => [
    index('profile_reviews_creator').on(table.creatorId, table.id),
    uniqueIndex('profile_reviews_waiting').on(table.creatorId).where(sql`state = 'WAITING'`),
    index('profile_reviews_queue').on(table.state, table.askedAt),
  ],
);

/** Reported content, with a copy of what it was when it was reported. */
export const reports = pgTable(
  'reports',
  {
    id: primaryId(),
    subject: text('subject').$type<ReportSubject>().notNull(),
    /** The id of the creator, message, file, casting or application; without a foreign key, as the report outlives a removed file. */
    subjectId: uuid('subject_id').notNull(),
    /** Only for a reported profile, or application. */
    creatorId: uuid('creator_id').references(() => creators.userId, { onDelete: 'cascade' }),
    /** Only for a reported message or file. */
    dealId: uuid('deal_id').references(() => deals.id, { onDelete: 'cascade' }),
    /** Only for a reported casting, or an application to it. */
    castingId: uuid('casting_id').references(() => castings.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    /** Null for a guest, and once the account is deleted. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reporterRole: text('reporter_role').$type<Role | 'GUEST'>().notNull(),
    kept: jsonb('kept').$type<ReportedThing>().notNull(),
    createdAt: createdAt(),
    outcome: text('outcome').$type<ReportOutcome>(),
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
    closingNote: text('closing_note'),
  },
  (table) => [
    index('reports_subject').on(table.subjectId, table.reporterId),
    index('reports_reporter').on(table.reporterId),
    index('reports_creator').on(table.creatorId),
    index('reports_deal').on(table.dealId),
    index('reports_casting').on(table.castingId),
    index('reports_open').on(table.createdAt).where(sql`closed_at is null`),
    index('reports_closed').on(table.closedAt).where(sql`closed_at is not null`),
  ],
);

/** Letters of the market to a person, or to everybody of a brand. */
export const marketLetters = pgTable(
  'market_letters',
  {
    id: primaryId(),
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<LetterKind>().notNull(),
    /** As the admin wrote it. */
    words: text('words').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    check('market_letters_one', sql`(brand_id is null) <> (user_id is null)`),
    index('market_letters_brand').on(table.brandId, table.sentAt),
    index('market_letters_user').on(table.userId, table.sentAt),
  ],
);

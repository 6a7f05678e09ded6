/** What waits for the admin's approval, and what people report. Owners: features/creators, features/reports. */
import type {
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
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { creators } from './creators.ts';
import { deals } from './deals.ts';

/** Each time a creator asked to be public or to show something else. Choices are kept as text. */
export const profileReviews = pgTable(
  'profile_reviews',
  {
    id: primaryId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReviewKind>().notNull(),
    /** Withdrawn when its creator took back what it was about. */
    state: text('state').$type<ReviewState | 'WITHDRAWN'>().notNull().default('WAITING'),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    /** The admin's name; null where the operator turned moderation off while it waited. */
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

/** Something that should not be here, with what it was when it was reported. */
export const reports = pgTable(
  'reports',
  {
    id: primaryId(),
    subject: text('subject').$type<ReportSubject>().notNull(),
    /** Of the creator, message or file; without a foreign key, as the report outlives a removed file. */
    subjectId: uuid('subject_id').notNull(),
    /** Of a profile alone. */
    creatorId: uuid('creator_id').references(() => creators.userId, { onDelete: 'cascade' }),
    /** Of a message or file alone. */
    dealId: uuid('deal_id').references(() => deals.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    /** Null for a guest, and once the account is gone. */
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
    index('reports_open').on(table.createdAt).where(sql`closed_at is null`),
    index('reports_closed').on(table.closedAt).where(sql`closed_at is not null`),
  ],
);

/** Legal texts in their versions, and who accepted which. Owner: features/legal. */
import type { LegalPageName } from '@briefcast/contract/legal/pages';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

type InEach<Value> = Record<'en' | 'ar', Value>;

/** Versions of pages, which never change: a correction is another version (rules/legal#versions). */
export const legalTexts = pgTable(
  'legal_texts',
  {
    page: text('page').$type<LegalPageName>().notNull(),
    /** From 1 on, for each page. */
    version: integer('version').notNull(),
    /** Own text, null for the template, and the template as it was when the version was published. */
    texts: jsonb('texts').$type<InEach<{ own: string | null; template: string }>>().notNull(),
    /** The operator's line about the change; empty for none. */
    notes: jsonb('notes').$type<InEach<string>>().notNull(),
    effectiveOn: date('effective_on').notNull(),
    /** Whether people are asked to accept it. */
    asks: boolean('asks').notNull(),
    /** The admin's name in the audit trail. */
    publishedBy: text('published_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.page, table.version] })],
);

/** Versions that people accepted, when they signed up or were asked. */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text('page').$type<LegalPageName>().notNull(),
    /** 0 for the template, before the operator published anything. */
    version: integer('version').notNull(),
    /** Language in which it was read. */
    language: text('language').notNull(),
    /** SHA-256 of the text as it was shown, in hexadecimal digits. */
    digest: text('digest').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.page, table.version] }),
    index('legal_acceptances_version').on(table.page, table.version),
  ],
);

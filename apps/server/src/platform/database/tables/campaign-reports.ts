/** Links that show the report of a campaign without an account. Owner: features/campaign-reports. */
import type { PaperLanguage, ReportPart } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { campaigns } from './campaigns.ts';
import { createdAt, moment, primaryId } from './columns.ts';

export const reportLinks = pgTable(
  'report_links',
  {
    id: primaryId(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** Hash of the secret in the address, which a key of the installation makes of the id. */
    tokenHash: text('token_hash').notNull().unique(),
    shows: text('shows').array().$type<ReportPart[]>().notNull(),
    language: text('language').$type<PaperLanguage>().notNull(),
    /** Last day on which it opens. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** Null if no password is needed. */
    passwordHash: text('password_hash'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** When it was ended by hand; null while it was not. */
    endedAt: moment('ended_at'),
    looks: integer('looks').notNull().default(0),
    lastLookAt: moment('last_look_at'),
  },
  (table) => [
    uniqueIndex('report_links_live').on(table.campaignId).where(sql`ended_at is null`),
    index('report_links_campaign').on(table.campaignId),
    index('report_links_created_by').on(table.createdBy),
    index('report_links_ends').on(table.endsOn),
  ],
);

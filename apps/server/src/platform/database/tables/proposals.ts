/** What one side of a deal proposes to the other, and briefs that a brand keeps. Owner: features/deals. */
import type { DealLines, KeptBrief, ProposalKind, ProposalState } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { brands } from './brands.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

/** Choices are kept as text and checked by the contract. */
export const dealProposals = pgTable(
  'deal_proposals',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProposalKind>().notNull(),
    byRole: role('by_role').notNull(),
    /** Without foreign keys: the people may be deleted. */
    byPerson: uuid('by_person').notNull(),
    /** In cents; this and the day are null if the proposal is not about terms. */
    budget: integer('budget'),
    deadline: moment('deadline'),
    /** For a proposal of terms: the present lines, and the proposed ones. */
    lines: jsonb('lines').$type<{ before: DealLines; after: DealLines; startsWithDeposit?: boolean }>(),
    note: text('note'),
    state: text('state').$type<ProposalState>().notNull().default('OPEN'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by'),
  },
  (table) => [
    index('deal_proposals_deal').on(table.dealId, table.id),
    uniqueIndex('deal_proposals_open').on(table.dealId).where(sql`state = 'OPEN'`),
  ],
);

export const briefTemplates = pgTable(
  'brief_templates',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    brief: jsonb('brief').$type<KeptBrief>().notNull(),
    /** Without a foreign key: the person may be deleted. */
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('brief_templates_brand').on(table.brandId, table.id)],
);

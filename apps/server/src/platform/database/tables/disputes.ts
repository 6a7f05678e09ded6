/** Payments that are late: formal letters, and the cases that the market decides (rules/disputes). Owner: features/disputes. */
import type { LateLetter } from '@briefcast/contract';
import { DisputeState } from '@briefcast/contract/disputes/schemas';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { createdAt, enumOf, moment, primaryId } from './columns.ts';
import { payouts } from './payouts.ts';

export const disputeState = enumOf('dispute_state', DisputeState);

/** One row for each debt of which a formal letter was sent. People without foreign keys: they may be deleted. */
export const lateLetters = pgTable('late_letters', {
  dealId: uuid('deal_id')
    .primaryKey()
    .references(() => payouts.dealId, { onDelete: 'cascade' }),
  /** What it says, without words: it is printed from this in either language. */
  document: jsonb('document').$type<LateLetter>().notNull(),
  sentBy: uuid('sent_by').notNull(),
  createdAt: createdAt(),
});

/** A case about a debt. One that was withdrawn or settled may be followed by another. */
export const disputes = pgTable(
  'disputes',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => payouts.dealId, { onDelete: 'cascade' }),
    state: disputeState('state').notNull().default('OPEN'),
    /** Hundredths of the deal's currency: what was owed when it was opened. */
    owedCents: integer('owed_cents').notNull(),
    closedAt: moment('closed_at'),
    /** The admin's words, what they left owed, and their name; null where nothing was decided. */
    decision: text('decision'),
    leftCents: integer('left_cents'),
    decidedBy: text('decided_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('disputes_deal').on(table.dealId, table.id),
    uniqueIndex('disputes_one_open').on(table.dealId).where(sql`state = 'OPEN'`),
  ],
);

/** What both sides said to a case. */
export const disputeStatements = pgTable(
  'dispute_statements',
  {
    id: primaryId(),
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id, { onDelete: 'cascade' }),
    side: role('side').notNull(),
    /** Without a foreign key: the account may be deleted. */
    personId: uuid('person_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('dispute_statements_dispute').on(table.disputeId, table.id)],
);

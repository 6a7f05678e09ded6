/** Offers to renew rights of completed deals that end (rules/rights#renewals). Owner: features/renewals. */
import type { RenewalState, UseTerm } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';
import { rightKind } from './rights.ts';

/** Choices are kept as text and checked by the contract. */
export const renewals = pgTable(
  'renewals',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    byRole: role('by_role').notNull(),
    /** Without foreign keys: the people may be deleted. */
    byPerson: uuid('by_person').notNull(),
    term: text('term').$type<UseTerm>().notNull(),
    /** Hundredths of the deal's currency. */
    priceCents: integer('price_cents').notNull(),
    state: text('state').$type<RenewalState>().notNull().default('OPEN'),
    createdAt: createdAt(),
    /** When it lapses without an answer: the window of the first of its rights is over. */
    closesAt: moment('closes_at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by'),
  },
  (table) => [
    index('renewals_deal').on(table.dealId, table.id),
    index('renewals_closes').on(table.closesAt, table.dealId).where(sql`state = 'OPEN'`),
  ],
);

/** The rights that an offer is of. */
export const renewalLines = pgTable(
  'renewal_lines',
  {
    renewalId: uuid('renewal_id')
      .notNull()
      .references(() => renewals.id, { onDelete: 'cascade' }),
    kind: rightKind('kind').notNull(),
    /** The deal of its offer, by which only one offer of a right can be open. */
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** The last day that the right had when it was offered, and the one that it got; null for without end, and before. */
    endsAt: moment('ends_at').notNull(),
    renewedUntil: moment('renewed_until'),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.renewalId, table.kind] }),
    uniqueIndex('renewal_lines_open').on(table.dealId, table.kind).where(sql`is_open`),
  ],
);

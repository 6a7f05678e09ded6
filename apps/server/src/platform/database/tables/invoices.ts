/**
 * Invoices and credit notes of the platform as they were issued; the database refuses to change or delete
 * them. No foreign keys: they are kept when an organisation or a creator is deleted. Owner:
 * features/invoices.
 */
import type { DealInvoice, DealInvoiceCause, InvoiceDocument } from '@briefcast/contract';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

export const invoices = pgTable(
  'invoices',
  {
    id: primaryId(),
    /** The recipient: an organisation, or a creator. */
    ownerId: uuid('owner_id').notNull(),
    /** Names what it is for, such as `order:ID`: the same cause is invoiced only once, however often it is tried. */
    cause: text('cause').notNull().unique(),
    /** `INV-2026`, and the number in that series, from 1 without a gap. */
    series: text('series').notNull(),
    place: integer('place').notNull(),
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('invoices_number').on(table.series, table.place),
    index('invoices_owner').on(table.ownerId, table.createdAt, table.id),
  ],
);

/**
 * Invoices of creators to brands as they were issued. They outlive the deal, so that no number is missing
 * from a creator's series, and are deleted with the creator.
 */
export const dealInvoices = pgTable(
  'deal_invoices',
  {
    id: primaryId(),
    /** Without foreign keys: the deal may be deleted, and its renewals with it. */
    dealId: uuid('deal_id').notNull(),
    /** A choice that is kept as text and checked by the contract. */
    cause: text('cause').$type<DealInvoiceCause>().notNull().default('COMPLETION'),
    /** The renewal that it is for; null for the completion. */
    renewalId: uuid('renewal_id'),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The year in Dubai, and the number in that year, from 1 without a gap. */
    year: integer('year').notNull(),
    place: integer('place').notNull(),
    document: jsonb('document').$type<DealInvoice>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('deal_invoices_number').on(table.creatorId, table.year, table.place),
    /** One for each cause. */
    unique('deal_invoices_cause').on(table.dealId, table.cause, table.renewalId).nullsNotDistinct(),
  ],
);

/** When somebody of the brand first opened one of them. */
export const dealInvoiceLooks = pgTable('deal_invoice_looks', {
  /** The invoice's; the deal's own id for one from before invoices were kept. */
  invoiceId: uuid('invoice_id').primaryKey(),
  dealId: uuid('deal_id')
    .notNull()
    .references(() => deals.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at').notNull(),
});

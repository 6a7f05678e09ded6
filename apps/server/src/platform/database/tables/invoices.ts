/**
 * Invoices and credit notes as they were issued; the database refuses to change or delete them. No foreign keys: they
 * are kept when an organisation or a creator goes. Owner: features/invoices.
 */
import type { InvoiceDocument } from '@briefcast/contract';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, primaryId } from './columns.ts';

export const invoices = pgTable(
  'invoices',
  {
    id: primaryId(),
    /** Whom it is to: an organisation, or a creator. */
    ownerId: uuid('owner_id').notNull(),
    /** Names what it is for, such as `order:ID`: the same is invoiced once, whoever tries again. */
    cause: text('cause').notNull().unique(),
    /** `INV-2026`, and the place in it, from 1 without a gap. */
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

/**
 * Where e-invoices are handed to, which were, and every try (rules/einvoices#handover); and mails of invoices. An issuer is a
 * creator, or null for the operator. Owners: features/einvoices, and features/invoice-mails of the mails.
 */
import type { HandoverOutcome, HandoverState, InvoiceLanguage } from '@briefcast/contract';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, primaryId } from './columns.ts';

/** A creator; null for the operator. What is theirs goes with their account. */
const issuerId = () => uuid('creator_id').references(() => users.id, { onDelete: 'cascade' });

export const einvoiceProviders = pgTable(
  'einvoice_providers',
  {
    id: primaryId(),
    creatorId: issuerId(),
    address: text('address').notNull(),
    /** The secret, sealed with a key of the installation. */
    sealed: text('sealed').notNull(),
    /** The last change. */
    setAt: moment('set_at').notNull(),
    /** Documents that were issued from then on are handed over by themselves. */
    createdAt: createdAt(),
  },
  (table) => [unique('einvoice_providers_issuer').on(table.creatorId).nullsNotDistinct()],
);

export const einvoiceHandovers = pgTable(
  'einvoice_handovers',
  {
    /** The message's id in every try, so that a provider recognises what it has had. */
    id: primaryId(),
    creatorId: issuerId(),
    /** Without foreign keys: invoices outlive what they are for. The deal is null for an invoice of the house. */
    invoiceId: uuid('invoice_id').notNull().unique(),
    dealId: uuid('deal_id'),
    /** Choices that are kept as text and checked by the contract. */
    state: text('state').$type<HandoverState>().notNull().default('WAITING'),
    outcome: text('outcome').$type<HandoverOutcome>(),
    status: integer('status'),
    /** Tries of this round: sending it again begins another. */
    tries: integer('tries').notNull().default(0),
    /** When it was handed over or given up; while it waits, when the next try is due. */
    at: moment('at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('einvoice_handovers_issuer').on(table.creatorId)],
);

export const einvoiceTries = pgTable(
  'einvoice_tries',
  {
    id: primaryId(),
    handoverId: uuid('handover_id')
      .notNull()
      .references(() => einvoiceHandovers.id, { onDelete: 'cascade' }),
    outcome: text('outcome').$type<HandoverOutcome>().notNull(),
    status: integer('status'),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [index('einvoice_tries_handover').on(table.handoverId, table.id)],
);

export const invoiceMails = pgTable(
  'invoice_mails',
  {
    /** The mail's id in every try. */
    id: primaryId(),
    creatorId: issuerId(),
    /** As of handovers. */
    invoiceId: uuid('invoice_id').notNull(),
    dealId: uuid('deal_id'),
    to: text('sent_to').notNull(),
    language: text('language').$type<InvoiceLanguage>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('invoice_mails_invoice').on(table.invoiceId, table.id),
    index('invoice_mails_issuer').on(table.creatorId, table.createdAt),
  ],
);

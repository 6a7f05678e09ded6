/**
 * Payments by card, at the provider's own pages (Stripe): no number of a card ever comes here. No foreign keys, as in
 * the ledger: what was paid stays known when people go. Owner: features/payments.
 */
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from './columns.ts';

/** What the provider told, by its own name of each event: what it tells twice is heard once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
});

/** Pages of the provider that were opened for paying an order. */
export const cardCheckouts = pgTable(
  'card_checkouts',
  {
    id: primaryId(),
    orderId: uuid('order_id').notNull(),
    /** The first page for this order has place 1. */
    place: integer('place').notNull(),
    /** The provider's name of the page. */
    sessionId: text('session_id').notNull().unique(),
    url: text('url').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('card_checkouts_place').on(table.orderId, table.place)],
);

/** The one payment that an order was paid by; whatever else comes for it is sent back. */
export const cardPayments = pgTable('card_payments', {
  /** The provider's name of the payment. */
  id: text('id').primaryKey(),
  orderId: uuid('order_id').notNull().unique(),
  createdAt: createdAt(),
});

/**
 * Payments by card, made on the provider's own pages (Stripe): no card number ever reaches this server. No
 * foreign keys, as in the ledger: payments stay known when people are deleted. Owner: features/payments.
 */
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from './columns.ts';

/** Events of the provider that were handled, by its own id, so that a repeated one is handled once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAt(),
});

/** Checkout pages of the provider that were opened for an order. */
export const cardCheckouts = pgTable(
  'card_checkouts',
  {
    id: primaryId(),
    orderId: uuid('order_id').notNull(),
    /** The first page for this order has place 1. */
    place: integer('place').notNull(),
    /** The provider's id of the page. */
    sessionId: text('session_id').notNull().unique(),
    url: text('url').notNull(),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('card_checkouts_place').on(table.orderId, table.place)],
);

/** The one payment that paid an order; any further payment for it is refunded. */
export const cardPayments = pgTable('card_payments', {
  /** The provider's id of the payment. */
  id: text('id').primaryKey(),
  orderId: uuid('order_id').notNull().unique(),
  createdAt: createdAt(),
});

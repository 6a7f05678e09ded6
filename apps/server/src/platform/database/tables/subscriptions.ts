/** The subscription of creators, and its months that were ordered or paid. Owner: features/subscriptions. */
import type { InvoiceDetails, OrderStatus } from '@briefcast/contract';
import type { PaymentSource } from '@briefcast/contract/credits/ledger';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from './columns.ts';
import { creators } from './creators.ts';

/** One row for each creator whose trial has begun. */
export const creatorSubscriptions = pgTable(
  'creator_subscriptions',
  {
    creatorId: uuid('creator_id')
      .primaryKey()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    /** The end of the paid time or of the trial. */
    endsAt: moment('ends_at').notNull(),
    /** False for a trial after which nothing has been paid yet. */
    isPaid: boolean('is_paid').notNull().default(false),
    /** Whether the creator cancelled it: then it is not renewed, and there is no grace period. */
    isEnding: boolean('is_ending').notNull().default(false),
    /** The provider's ids of the customer and of the monthly charge. */
    cardCustomerId: text('card_customer_id'),
    cardSubscriptionId: text('card_subscription_id').unique(),
    /** The card's brand, last digits and expiry; null if the provider did not tell them. Nothing else is kept. */
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    cardExpiresMonth: integer('card_expires_month'),
    cardExpiresYear: integer('card_expires_year'),
    /** When the card is charged again after a pause that the creator asked for. */
    pausedUntil: moment('paused_until'),
    /** The end date for which the creator was told that the next month is not paid. */
    overdueToldFor: moment('overdue_told_for'),
    /** When it lapsed with a public profile, which was hidden then. */
    hiddenAt: moment('hidden_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('creator_subscriptions_ends').on(table.endsAt),
    index('creator_subscriptions_customer').on(table.cardCustomerId),
    index('creator_subscriptions_paused').on(table.pausedUntil).where(sql`paused_until is not null`),
  ],
);

/** Months that were ordered. No foreign keys, as in the ledger. Amounts are in fils. */
export const subscriptionOrders = pgTable(
  'subscription_orders',
  {
    id: primaryId(),
    reference: text('reference').notNull().unique(),
    creatorId: uuid('creator_id').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('AWAITING'),
    source: text('source').$type<PaymentSource>().notNull(),
    netFils: integer('net_fils').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    taxFils: integer('tax_fils').notNull(),
    buyer: jsonb('buyer').$type<InvoiceDetails>().notNull(),
    createdAt: createdAt(),
    paidAt: moment('paid_at'),
    /** When its whole price had been refunded. */
    refundedAt: moment('refunded_at'),
    /** The provider's invoice of a month that was charged to a card. */
    cardInvoiceId: text('card_invoice_id').unique(),
  },
  (table) => [
    index('subscription_orders_creator').on(table.creatorId, table.createdAt),
    index('subscription_orders_status').on(table.status, table.createdAt),
  ],
);

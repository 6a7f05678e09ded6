/** What brands owe creators for completed deals and as deposits, and what both said of it (rules/payouts). Owner: features/payouts. */
import { PaymentMethod, PayoutState } from '@briefcast/contract/payouts/schemas';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { enumOf, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

export const payoutState = enumOf('payout_state', PayoutState);
export const paymentMethod = enumOf('payment_method', PaymentMethod);

/** One row for each deal from its completion on, from its acceptance on where it has a deposit; its parties are in the deal's row. */
export const payouts = pgTable(
  'payouts',
  {
    dealId: uuid('deal_id')
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** Hundredths of the deal's currency: its deposit, then its price when it was completed. */
    amountCents: integer('amount_cents').notNull(),
    /**
     * The share of it that was paid in parts: marked but not answered, and confirmed. The state is that of
     * the rest.
     */
    markedPartsCents: integer('marked_parts_cents').notNull().default(0),
    confirmedPartsCents: integer('confirmed_parts_cents').notNull().default(0),
    /** Amount that is owed no more, as the market decided (rules/disputes#decision). */
    droppedCents: integer('dropped_cents').notNull().default(0),
    paymentDays: integer('payment_days').notNull(),
    /** Null for a deposit, before the completion (rules/payouts#deposit). */
    completedAt: moment('completed_at'),
    /** The last day for paying what is owed first, as midnight UTC. */
    dueAt: moment('due_at').notNull(),
    /**
     * Where a completed deal has two last days: how much payments cover before the rest, and both days. Null where one day
     * counts for all of it (rules/payouts#deposit).
     */
    firstCents: integer('first_cents'),
    firstDueAt: moment('first_due_at'),
    laterDueAt: moment('later_due_at'),
    state: payoutState('state').notNull().default('DUE'),
    /**
     * What the brand last said of its payment; null before. People and file without foreign keys: they may be
     * deleted.
     */
    paidOn: moment('paid_on'),
    method: paymentMethod('method'),
    reference: text('reference'),
    proofFileId: uuid('proof_file_id'),
    markedAt: moment('marked_at'),
    markedBy: uuid('marked_by'),
    /** What the creator last said; null before. */
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by'),
    answerNote: text('answer_note'),
    /** Whether it was confirmed automatically because the creator did not answer in time. */
    isBySilence: boolean('is_by_silence').notNull().default(false),
    remindersSent: integer('reminders_sent').notNull().default(0),
    lastRemindedAt: moment('last_reminded_at'),
    /** When the next automatic step is due: a reminder, or the end of the time for an answer. Null once confirmed. */
    nextStepAt: moment('next_step_at'),
  },
  (table) => [
    /** For the admin's list of all payouts. */
    index('payouts_due').on(table.dueAt, table.dealId),
    index('payouts_next_step').on(table.nextStepAt, table.dealId).where(sql`next_step_at is not null`),
  ],
);

/** Payments of less than what was owed. People and file without foreign keys: they may be deleted. */
export const payoutParts = pgTable(
  'payout_parts',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => payouts.dealId, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    /** Never DUE: a part is created by marking it as paid. */
    state: payoutState('state').notNull(),
    paidOn: moment('paid_on').notNull(),
    method: paymentMethod('method').notNull(),
    reference: text('reference'),
    proofFileId: uuid('proof_file_id'),
    markedAt: moment('marked_at').notNull(),
    markedBy: uuid('marked_by'),
    answeredAt: moment('answered_at'),
    answerNote: text('answer_note'),
    isBySilence: boolean('is_by_silence').notNull().default(false),
    /** When it is confirmed without an answer; null once it is answered. */
    silentAt: moment('silent_at'),
  },
  (table) => [
    index('payout_parts_deal').on(table.dealId),
    index('payout_parts_silent').on(table.silentAt).where(sql`silent_at is not null`),
  ],
);

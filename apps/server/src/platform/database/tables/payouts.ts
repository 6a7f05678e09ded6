/** What brands owe creators for completed deals, and what both said of it (rules/payouts). Owner: features/payouts. */
import { PaymentMethod, PayoutState } from '@briefcast/contract/schemas/payout';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { enumOf, moment } from './columns.ts';
import { deals } from './deals.ts';

export const payoutState = enumOf('payout_state', PayoutState);
export const paymentMethod = enumOf('payment_method', PaymentMethod);

/** One row for each deal since its completion; whose it is stands in the deal's row. */
export const payouts = pgTable(
  'payouts',
  {
    dealId: uuid('deal_id')
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** Cents of US dollars: the deal's price when it was completed. */
    amountCents: integer('amount_cents').notNull(),
    paymentDays: integer('payment_days').notNull(),
    completedAt: moment('completed_at').notNull(),
    /** The last day for paying, as midnight UTC. */
    dueAt: moment('due_at').notNull(),
    state: payoutState('state').notNull().default('DUE'),
    /** What the brand said last of its payment; null before. People and file without foreign keys: they may be gone. */
    paidOn: moment('paid_on'),
    method: paymentMethod('method'),
    reference: text('reference'),
    proofFileId: uuid('proof_file_id'),
    markedAt: moment('marked_at'),
    markedBy: uuid('marked_by'),
    /** What the creator said last; null before. */
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by'),
    answerNote: text('answer_note'),
    /** Whether time alone confirmed it. */
    isBySilence: boolean('is_by_silence').notNull().default(false),
    remindersSent: integer('reminders_sent').notNull().default(0),
    lastRemindedAt: moment('last_reminded_at'),
    /** When time alone brings something about: a reminder, or the end of the creator's silence. Null once confirmed. */
    nextStepAt: moment('next_step_at'),
  },
  (table) => [
    /** The admin's list of all. */
    index('payouts_due').on(table.dueAt, table.dealId),
    index('payouts_next_step').on(table.nextStepAt, table.dealId).where(sql`next_step_at is not null`),
  ],
);

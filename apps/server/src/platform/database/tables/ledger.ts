/**
 * The ledger and the orders. Entries and postings are only ever added: the migration's triggers refuse every
 * other change, and an entry whose postings do not balance. No foreign keys to people, organisations or
 * deals: payments stay in the books when those are deleted. Owners: features/ledger, features/credits.
 */
import type { DifferingPayment, GrantState, InvoiceDetails, OrderStatus } from '@briefcast/contract';
import type {
  LedgerAccountKind,
  LedgerMovement,
  LedgerUnit,
  PaymentSource,
} from '@briefcast/contract/credits/ledger';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdAt, moment, primaryId } from './columns.ts';

/** An owner's accounts: one row for each kind; for ready credits one for each pack. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    /** Composed of the owner, the kind, the unit and the pack. */
    name: text('name').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    kind: text('kind').$type<LedgerAccountKind>().notNull(),
    unit: text('unit').$type<LedgerUnit>().notNull(),
    /** The sum of its postings, stored with the account so that the database itself refuses to overdraw it. */
    balance: bigint('balance', { mode: 'number' }).notNull().default(0),
    /** Only for ready credits: the pack, and when it expires. */
    packId: uuid('pack_id'),
    endsAt: moment('ends_at'),
    /** When the owner was warned that it expires. */
    warnedAt: moment('warned_at'),
  },
  (table) => [
    index('ledger_accounts_owner').on(table.ownerId, table.kind),
    index('ledger_accounts_ends').on(table.endsAt).where(sql`kind = 'credits.ready' and balance > 0`),
    check('ledger_accounts_covered', sql`kind not in ('credits.ready', 'credits.held') or balance >= 0`),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryId(),
    /** Names the cause: the same cause is booked only once, however often it is tried. */
    key: text('key').notNull().unique(),
    ownerId: uuid('owner_id').notNull(),
    /** For brands a movement of credits; for creators `SUBSCRIBED` and `UNSUBSCRIBED`. */
    movement: text('movement').$type<LedgerMovement>().notNull(),
    /**
     * The kind of the fact that caused it, appended in the same transaction; the deal or order below is its
     * subject.
     */
    cause: text('cause').notNull(),
    dealId: uuid('deal_id'),
    orderId: uuid('order_id'),
    /** The brand's person behind it; null for the platform and the creator. */
    actorId: uuid('actor_id'),
    credits: integer('credits').notNull(),
    change: integer('change').notNull(),
    readyAfter: integer('ready_after').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_entries_owner').on(table.ownerId, table.createdAt, table.id),
    index('ledger_entries_created').on(table.createdAt, table.id),
  ],
);

export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    account: text('account')
      .notNull()
      .references(() => ledgerAccounts.name),
    unit: text('unit').$type<LedgerUnit>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.account] }),
    check('ledger_postings_move', sql`amount <> 0`),
  ],
);

/** Orders of credit packs. Amounts are in fils. */
export const creditOrders = pgTable(
  'credit_orders',
  {
    id: primaryId(),
    reference: text('reference').notNull().unique(),
    brandId: uuid('brand_id').notNull(),
    /** The brand's person who ordered. */
    orderedBy: uuid('ordered_by').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('AWAITING'),
    source: text('source').$type<PaymentSource>().notNull(),
    credits: integer('credits').notNull(),
    netFils: integer('net_fils').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    taxFils: integer('tax_fils').notNull(),
    buyer: jsonb('buyer').$type<InvoiceDetails>().notNull(),
    createdAt: createdAt(),
    payBefore: moment('pay_before').notNull(),
    paidAt: moment('paid_at'),
    receivedFils: integer('received_fils'),
    cancelledAt: moment('cancelled_at'),
    /** The admin's note, for the books. */
    note: text('note').notNull().default(''),
    /** The day on which a transfer arrived, and the bank's reference, as the admin read them from the account. */
    receivedOn: date('received_on'),
    bankReference: text('bank_reference').notNull().default(''),
    /** Card payments for it that differ from its price: not booked until the admin decides. */
    differing: jsonb('differing').$type<DifferingPayment[]>().notNull().default([]),
  },
  (table) => [
    index('credit_orders_brand').on(table.brandId, table.createdAt, table.id),
    index('credit_orders_created').on(table.createdAt, table.id),
    index('credit_orders_status').on(table.status, table.createdAt, table.id),
  ],
);

/** Goodwill credits: given, or asked for until a second admin decides. */
export const creditGrants = pgTable(
  'credit_grants',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    credits: integer('credits').notNull(),
    /** As the brand reads it. */
    reason: text('reason').notNull(),
    state: text('state').$type<GrantState>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The admin's name, and id; null for the first password. */
    askedBy: text('asked_by').notNull(),
    askedById: uuid('asked_by_id'),
    decidedAt: moment('decided_at'),
    decidedBy: text('decided_by'),
  },
  (table) => [
    index('credit_grants_brand').on(table.brandId),
    uniqueIndex('credit_grants_waiting').on(table.brandId).where(sql`state = 'WAITING'`),
  ],
);

/** What an organisation chose for its invoices and warnings. */
export const billingChoices = pgTable('billing_choices', {
  brandId: uuid('brand_id')
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  /** Null until somebody entered them. */
  details: jsonb('details').$type<InvoiceDetails>(),
  /** Null for the operator's default. */
  warningLevel: integer('warning_level'),
});

/** Numbers without gaps: each is taken in the transaction of what it numbers. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  last: integer('last').notNull(),
});

/** Several payouts that a brand pays at once (rules/payouts#runs). Owner: features/payout-runs. */
import { RunFileKind } from '@briefcast/contract/payout-runs/schemas';
import { boolean, index, integer, pgTable, primaryKey, unique, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdAt, currencyColumn, enumOf, moment, primaryId } from './columns.ts';
import { payouts } from './payouts.ts';

export const runFileKind = enumOf('run_file_kind', RunFileKind);

/** People without foreign keys: they may be deleted. */
export const payoutRuns = pgTable(
  'payout_runs',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** Counts the runs of the brand from 1. */
    number: integer('number').notNull(),
    /** That of the deals of all its payments. */
    currency: currencyColumn(),
    createdAt: createdAt(),
    createdBy: uuid('created_by').notNull(),
    /** When somebody said that it was paid; null before. */
    markedAt: moment('marked_at'),
    markedBy: uuid('marked_by'),
    /** When somebody gave it up before it was marked; its payments are free again. */
    discardedAt: moment('discarded_at'),
    discardedBy: uuid('discarded_by'),
  },
  (table) => [unique('payout_runs_number').on(table.brandId, table.number)],
);

/** The payments of a run. */
export const payoutRunPayments = pgTable(
  'payout_run_payments',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => payoutRuns.id, { onDelete: 'cascade' }),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => payouts.dealId, { onDelete: 'cascade' }),
    /** Hundredths of the run's currency: what was owed when the run was made. */
    amountCents: integer('amount_cents').notNull(),
    /**
     * Whether marking the run marked this payment; false if it had been marked before, or is in a later run instead; null
     * until then.
     */
    isMarkedHere: boolean('is_marked_here'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.dealId] }),
    index('payout_run_payments_deal').on(table.dealId),
  ],
);

/** Who took which file of a run, and when. */
export const payoutRunDownloads = pgTable(
  'payout_run_downloads',
  {
    id: primaryId(),
    runId: uuid('run_id')
      .notNull()
      .references(() => payoutRuns.id, { onDelete: 'cascade' }),
    kind: runFileKind('kind').notNull(),
    userId: uuid('user_id').notNull(),
    downloadedAt: moment('downloaded_at').notNull(),
  },
  (table) => [index('payout_run_downloads_run').on(table.runId, table.downloadedAt)],
);

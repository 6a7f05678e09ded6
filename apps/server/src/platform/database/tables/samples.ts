/** Products that are sent to creators, or that they buy, for the content of a deal (rules/samples). Owner: features/samples. */
import type { Shipment } from '@briefcast/contract';
import { SampleState } from '@briefcast/contract/samples/terms';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { enumOf, moment } from './columns.ts';
import { deals } from './deals.ts';

export const sampleState = enumOf('sample_state', SampleState);

/** One row for each accepted deal whose brief names a product; the terms stand in the deal's row. */
export const samples = pgTable(
  'samples',
  {
    dealId: uuid('deal_id')
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    state: sampleState('state').notNull(),
    /** Where it goes as JSON, sealed with a key of ours; null before it is given, and once the deal is over. */
    sealedAddress: text('sealed_address'),
    /** What the brand said of the parcel last; null before. */
    shipment: jsonb('shipment').$type<Shipment>(),
    arrivedAt: moment('arrived_at'),
    /** By how many days late arrivals moved the deadline. */
    movedDays: integer('moved_days').notNull().default(0),
    /** What was wrong with the last parcel, in the creator's words. */
    note: text('note'),
    /** Its photo; without a foreign key, as the file may be gone. */
    photoFileId: uuid('photo_file_id'),
    /** What the creator said of the way back; null before. */
    returned: jsonb('returned').$type<Shipment>(),
    /** Cents that the creator paid for it, and the receipt; the file without a foreign key: it may be gone. */
    receiptCents: integer('receipt_cents'),
    receiptFileId: uuid('receipt_file_id'),
    receiptStatedAt: moment('receipt_stated_at'),
    /** When it counts as missing; null where nothing is expected, and once both sides were told. */
    overdueAt: moment('overdue_at'),
  },
  (table) => [index('samples_overdue').on(table.overdueAt, table.dealId).where(sql`overdue_at is not null`)],
);

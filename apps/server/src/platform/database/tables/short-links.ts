/** Short links and codes of deals, and clicks (rules/short-links). Owner: features/short-links. */
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { deals } from './deals.ts';

export const shortLinks = pgTable('short_links', {
  dealId: uuid('deal_id')
    .primaryKey()
    .references(() => deals.id, { onDelete: 'cascade' }),
  /** Last part of the short address; stays, as it may be printed. */
  slug: text('slug').notNull().unique(),
  /** Null while the link is off. */
  target: text('target'),
  promoCode: text('promo_code').notNull().default(''),
  createdAt: createdAt(),
  changedAt: moment('changed_at').notNull(),
  /** Without a foreign key: the person may be deleted. */
  changedBy: uuid('changed_by'),
});

/** Clicks by day of the market; nothing is kept about who clicked. */
export const shortLinkDays = pgTable(
  'short_link_days',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => shortLinks.dealId, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.day] })],
);

/** Last batch of clicks that each process wrote, so that a repeated one counts once. */
export const clickWriters = pgTable(
  'click_writers',
  {
    id: uuid('id').primaryKey(),
    batch: bigint('batch', { mode: 'number' }).notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [index('click_writers_written').on(table.writtenAt)],
);

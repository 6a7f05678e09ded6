/**
 * Rights of completed deals that expire, and the private addresses of calendars that show them
 * (rules/rights). Owner: features/rights.
 */
import { RightKind } from '@briefcast/contract/rights/right-kind';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, enumOf, moment } from './columns.ts';
import { deals } from './deals.ts';

export const rightKind = enumOf('right_kind', RightKind);

/** Created when the deal is completed, only for rights that expire; their parties are in the deal's row. */
export const rights = pgTable(
  'rights',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    kind: rightKind('kind').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** When it was renewed last, which moved its end; null before. */
    renewedAt: moment('renewed_at'),
    /** When both sides are next told that it expires; null once they were told for the last time. */
    tellAt: moment('tell_at'),
  },
  (table) => [
    primaryKey({ columns: [table.dealId, table.kind] }),
    index('rights_tell').on(table.tellAt, table.dealId).where(sql`tell_at is not null`),
  ],
);

/**
 * Who subscribes to their rights by a calendar address. It is derived from the person, the number and a key
 * of the installation.
 */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Changing the number changes the address and invalidates the previous one. */
  number: integer('number').notNull(),
  createdAt: createdAt(),
});

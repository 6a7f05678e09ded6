/** Needs that people put off (rules/needs#put-off). Owner: features/needs. */
import type { NeedPutOffUntil } from '@briefcast/contract';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** Choices are kept as text and checked by the contract. */
export const needPutOffs = pgTable(
  'need_put_offs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Kind and id of what it is about, as the queue names it. */
    key: text('key').notNull(),
    until: text('until').$type<NeedPutOffUntil>().notNull(),
    /** State of the need then: another one brings it back where it was put off until something changes. */
    version: text('version').notNull(),
    /** When it comes back; null where no moment brings it back. */
    backAt: moment('back_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('need_put_offs_created').on(table.createdAt),
  ],
);

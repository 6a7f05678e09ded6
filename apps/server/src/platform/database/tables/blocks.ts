/** Whom brands and creators want to hear nothing more of. Owner: features/blocks. */
import { index, pgEnum, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdAt } from './columns.ts';
import { creators } from './creators.ts';

export const blockedBy = pgEnum('blocked_by', ['BRAND', 'CREATOR']);

/** One row for each side that blocked the other; both may have. */
export const blocks = pgTable(
  'blocks',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    by: blockedBy('by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.creatorId, table.by] }),
    index('blocks_creator').on(table.creatorId),
  ],
);

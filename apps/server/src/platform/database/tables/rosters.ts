/** Creators that brands saved, in lists and with notes. Owner: features/rosters. */
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { creators } from './creators.ts';

export const rosterLists = pgTable(
  'roster_lists',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('roster_lists_name').on(table.brandId, table.name)],
);

export const savedCreators = pgTable(
  'saved_creators',
  {
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => creators.userId, { onDelete: 'cascade' }),
    isFavourite: boolean('is_favourite').notNull(),
    /** Lists of the same brand; ids of deleted lists are ignored. */
    listIds: uuid('list_ids').array().notNull().default(sql`'{}'::uuid[]`),
    /** Empty if there is none. */
    note: text('note').notNull().default(''),
    /** Who wrote it last, and when. Without a foreign key: the person may be deleted. */
    noteBy: uuid('note_by'),
    notedAt: moment('noted_at'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.creatorId] }),
    index('saved_creators_creator').on(table.creatorId),
  ],
);

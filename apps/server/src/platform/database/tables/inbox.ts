/** Conversations that need no answer, and who answers them (rules/inbox). Owner: features/inbox. */
import { bigint, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { createdAt } from './columns.ts';
import { deals } from './deals.ts';
import { members } from './team.ts';

export const settledConversations = pgTable(
  'settled_conversations',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    role: role('role').notNull(),
    /** The newest message then: a later one needs an answer again. */
    upToSeq: bigint('up_to_seq', { mode: 'number' }).notNull(),
    /** Without a foreign key: the person may be deleted. */
    settledBy: uuid('settled_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.dealId, table.role] })],
);

/** The one member of a brand who answers in a conversation; it goes with the membership. */
export const answerers = pgTable(
  'answerers',
  {
    dealId: uuid('deal_id')
      .primaryKey()
      .references(() => deals.id, { onDelete: 'cascade' }),
    brandId: uuid('brand_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('answerers_member').on(table.brandId, table.userId),
    foreignKey({
      columns: [table.brandId, table.userId],
      foreignColumns: [members.brandId, members.userId],
      name: 'answerers_member_fk',
    }).onDelete('cascade'),
  ],
);

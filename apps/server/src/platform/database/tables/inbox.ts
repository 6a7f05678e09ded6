/** Conversations that a side said need no answer (rules/inbox#settled). Owner: features/inbox. */
import { bigint, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { createdAt } from './columns.ts';
import { deals } from './deals.ts';

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

/** Work that the two sides of a running deal add to it for a price of its own (rules/additions). Owner: features/additions. */
import { AdditionState } from '@briefcast/contract/additions/schemas';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { createdAt, enumOf, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

export const additionState = enumOf('addition_state', AdditionState);

export const dealAdditions = pgTable(
  'deal_additions',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    what: text('what').notNull(),
    /** Hundredths of the deal's currency. */
    amountCents: integer('amount_cents').notNull(),
    /** The deal's deadline once it is accepted; null where that stays. */
    deadline: moment('deadline'),
    byRole: role('by_role').notNull(),
    /** Without foreign keys: the people may be deleted. */
    byPerson: uuid('by_person'),
    state: additionState('state').notNull().default('OPEN'),
    /** The request in the review room whose price it is; null for others. Without a foreign key: files go with their comments. */
    commentId: uuid('comment_id'),
    createdAt: createdAt(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by'),
  },
  (table) => [
    index('deal_additions_deal').on(table.dealId, table.id),
    index('deal_additions_open').on(table.dealId).where(sql`state = 'OPEN'`),
    /** A request has one price, whoever agrees to it how often. */
    uniqueIndex('deal_additions_comment').on(table.commentId),
  ],
);

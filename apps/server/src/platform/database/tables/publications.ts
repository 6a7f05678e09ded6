/** Posts that came of deals, as their sides stated them (rules/publications). Owner: features/publications. */
import type { EarlierPublication } from '@briefcast/contract';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

export const publications = pgTable(
  'publications',
  {
    id: primaryId(),
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Empty where no account was named. */
    handle: text('handle').notNull().default(''),
    postedOn: date('posted_on', { mode: 'string' }).notNull(),
    ranOn: role('ran_on').notNull(),
    byRole: role('by_role').notNull(),
    /** Without a foreign key: the person may be deleted. */
    byPerson: uuid('by_person'),
    createdAt: createdAt(),
    /** Moment of the newest statement. */
    statedAt: moment('stated_at').notNull(),
    /** Corrected statements, oldest first; bounded by a rule. */
    earlier: jsonb('earlier').$type<EarlierPublication[]>().notNull().default([]),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('publications_deal').on(table.dealId, table.id)],
);

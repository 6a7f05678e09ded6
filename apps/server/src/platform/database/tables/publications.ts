/** Posts that came of deals, as their sides stated them (rules/publications). Owner: features/publications. */
import type { EarlierPublication, PostNumbers } from '@briefcast/contract';
import { ResultMoment } from '@briefcast/contract/publications/result-schemas';
import { boolean, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { role } from './accounts.ts';
import { createdAt, enumOf, moment, primaryId } from './columns.ts';
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
    /** When each side let everybody see its result; null for a side that does not. */
    shownByCreatorAt: moment('shown_by_creator_at'),
    shownByBrandAt: moment('shown_by_brand_at'),
  },
  (table) => [index('publications_deal').on(table.dealId, table.id)],
);

export const resultMoment = enumOf('result_moment', ResultMoment);

/** Statements of numbers of posts; corrected ones stay. */
export const postResults = pgTable(
  'post_results',
  {
    id: primaryId(),
    publicationId: uuid('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    moment: resultMoment('moment').notNull(),
    /** Null in it is unknown. */
    numbers: jsonb('numbers').$type<PostNumbers>().notNull(),
    byRole: role('by_role').notNull(),
    /** Without foreign keys: people and files may be deleted. */
    byPerson: uuid('by_person'),
    proofFileId: uuid('proof_file_id'),
    statedAt: moment('stated_at').notNull(),
    /** Name of the file that it was imported from; empty where it was typed. */
    importedFrom: text('imported_from').notNull().default(''),
    /** Last answer of the other side; null while it said nothing. */
    agrees: boolean('agrees'),
    answerNote: text('answer_note').notNull().default(''),
    answeredBy: uuid('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('post_results_publication').on(table.publicationId, table.id)],
);

/** A casting's columns as its readers get them, and how they are presented. */

import {
  type CastingCard,
  type CastingStanding,
  type Category,
  castingStateOf,
  closingDay,
  type OwnCasting,
} from '@briefcast/contract';
import { isoDay } from '@briefcast/contract/kit/days';
import { type SQL, sql } from 'drizzle-orm';
import { brands, castings } from '../../platform/database/tables/index.ts';

/** Number of filled places of the row's casting: by a brief that waits, or a project that was not called off. */
export const castOfCasting: SQL<number> = sql<number>`(select count(*)::int from casting_applications a
  join deals d on d.id = a.deal_id
  where a.casting_id = "castings"."id" and a.outcome = 'CAST' and d.status not in ('REJECTED', 'CANCELLED'))`;

const categoriesOfCasting: SQL<Category[]> = sql<Category[]>`(
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.position), '[]'::json)
  from categories c where c.id = any("castings"."category_ids"))`;

/** Letters of a description on a card. */
const summaryLetters = sql.raw('240');

/** Columns of a card, selected with the casting's brand joined. */
export const cardColumns = {
  id: castings.id,
  title: castings.title,
  summary: sql<string>`left(${castings.description}, ${summaryLetters})`,
  currency: castings.currency,
  payFrom: castings.payFrom,
  payTo: castings.payTo,
  places: castings.places,
  cast: castOfCasting,
  terms: castings.terms,
  languages: castings.languages,
  categories: categoriesOfCasting,
  closesAt: castings.closesAt,
  dueAt: castings.dueAt,
  closedAt: castings.closedAt,
  endedAt: castings.endedAt,
  createdAt: castings.createdAt,
  companyName: brands.companyName,
  brandImage: brands.profileImage,
  isSample: brands.isSample,
};

export type CardRow = CastingStanding &
  Pick<
    typeof castings.$inferSelect,
    'id' | 'title' | 'currency' | 'payFrom' | 'payTo' | 'terms' | 'languages' | 'dueAt' | 'createdAt'
  > & {
    summary: string;
    categories: Category[];
    companyName: string;
    brandImage: string | null;
    isSample: boolean;
  };

export const presentCard = (row: CardRow, now: Date): CastingCard => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  state: castingStateOf(row, now),
  currency: row.currency,
  payFrom: row.payFrom,
  payTo: row.payTo,
  places: row.places,
  cast: row.cast,
  deliverableWishes: row.terms.deliverableWishes,
  languages: row.languages,
  categories: row.categories,
  closesOn: closingDay(row.closesAt),
  dueOn: isoDay(row.dueAt),
  brand: {
    companyName: row.companyName,
    profileImage: row.brandImage,
    ...(row.isSample ? { isSample: true } : {}),
  },
});

const applied = sql`from casting_applications a where a.casting_id = "castings"."id" and a.outcome <> 'WITHDRAWN'`;

/** Columns of its own page, with those of the card. */
export const wholeColumns = {
  ...cardColumns,
  description: castings.description,
  question: castings.question,
  asksFilm: castings.asksFilm,
  visibility: castings.visibility,
  applications: sql<number>`(select count(*)::int ${applied})`,
};

export type WholeRow = CardRow &
  Pick<typeof castings.$inferSelect, 'description' | 'question' | 'asksFilm' | 'visibility'> & {
    applications: number;
  };

export const presentWhole = (row: WholeRow, now: Date) => ({
  ...presentCard(row, now),
  description: row.description,
  requirements: row.terms.requirements,
  rounds: row.terms.rounds,
  paymentDays: row.terms.paymentDays,
  rights: row.terms.rights,
  question: row.question,
  asksFilm: row.asksFilm,
  visibility: row.visibility,
  createdAt: row.createdAt.toISOString(),
  applications: row.applications,
});

/** Numbers of applications, and of the waiting ones that were not seen, or are marked, as JSON: all in one pass. */
const countsOfCasting = sql<CastingCounts>`(
  select json_build_object('applications', count(*),
    'unseen', count(*) filter (where a.outcome = 'WAITING' and a.seen_at is null),
    'shortlisted', count(*) filter (where a.outcome = 'WAITING' and a.mark = 'SHORTLISTED'),
    'passed', count(*) filter (where a.outcome = 'WAITING' and a.mark = 'PASSED'))
  ${applied})`;

export type CastingCounts = Pick<OwnCasting, 'applications' | 'unseen' | 'shortlisted' | 'passed'>;

const { applications: _, ...withoutCounts } = wholeColumns;

/** Columns for its brand. */
export const ownColumns = { ...withoutCounts, counts: countsOfCasting, closedReason: castings.closedReason };

/** The admin's list of creators. */
import type { AdminCreator, AdminCreatorPage, AdminCreatorsQuery } from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { isBehindCursor } from '../../../platform/database/newest-first.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { creators, users } from '../../../platform/database/tables/index.ts';
import { isProfileComplete } from '../../creators/complete-profile.ts';
import { categoriesOfCreator } from '../../creators/creator-columns.ts';
import { wholePortfolioOfCreator } from '../../media/portfolio-of-creator.ts';
import { inDollars } from '../../parties/sums-of-currencies.ts';
import { type AdminList, idsInOrder, readListPage, total } from './admin-list.ts';
import { answerOf, isAsAsked, isInPeriod, isSuspendedAsAsked, periodValues } from './conditions.ts';
import { isMeant, wordsOfSearch } from './meant-words.ts';

const dealCount = sql<number>`(select count(*)::int from deals d where d.creator_id = "creators"."user_id")`;
const itemCount = sql<number>`(select count(*)::int from portfolio_items p where p.creator_id = "creators"."user_id")`;

const isWanted = and(
  // Redundant with the role, because the index of sign-ups begins with it.
  eq(users.role, 'CREATOR'),
  eq(creators.isSample, false),
  isInPeriod(users.createdAt),
  isMeant(creators.firstName, creators.lastName, users.email, creators.location),
  isAsAsked('published', creators.isPublished),
  isAsAsked('complete', isProfileComplete),
  isSuspendedAsAsked(sql`s.user_id = "creators"."user_id"`),
);

const rows = (db: Reader) =>
  db
    .select({
      id: creators.userId,
      firstName: creators.firstName,
      lastName: creators.lastName,
      email: users.email,
      profileImage: creators.profileImage,
      location: creators.location,
      isPublished: creators.isPublished,
      createdAt: users.createdAt,
      categories: categoriesOfCreator,
      portfolio: wholePortfolioOfCreator,
      currency: creators.currency,
      ugcVideoPricing: creators.ugcVideoPricing,
      influencerReelPricing: creators.influencerReelPricing,
      dealCount,
    })
    .from(creators)
    .innerJoin(users, eq(users.id, creators.userId));

const orders = {
  name: { by: sql`lower(concat_ws(' ', ${creators.firstName}, ${creators.lastName}))` },
  location: { by: sql`lower(nullif(${creators.location}, ''))`, mayBeNull: true },
  published: { by: creators.isPublished },
  portfolio: { by: itemCount },
  deals: { by: dealCount },
  price: {
    by: inDollars(
      sql`least(nullif(${creators.ugcVideoPricing}, 0), nullif(${creators.influencerReelPricing}, 0))`,
      creators.currency,
    ),
    mayBeNull: true,
  },
  joined: { by: users.createdAt },
} as const;

/** Every creator, published or not. */
export const creatorList = {
  newest: prepared((db) =>
    rows(db)
      .where(and(isWanted, isBehindCursor(users.createdAt, users.id)))
      .orderBy(desc(users.createdAt), desc(users.id))
      .limit(sql.placeholder('limit'))
      .prepare('admin_creators'),
  ),
  ids: idsInOrder('admin_creators', orders, users.id, (db, order, name) =>
    db
      .select({ id: creators.userId })
      .from(creators)
      .innerJoin(users, eq(users.id, creators.userId))
      .where(isWanted)
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  ),
  byIds: prepared((db) =>
    rows(db)
      .where(sql`${creators.userId} = any(${sql.placeholder('ids')}::uuid[])`)
      .prepare('admin_creators_by_id'),
  ),
  count: prepared((db) =>
    db
      .select({ total })
      .from(creators)
      .innerJoin(users, eq(users.id, creators.userId))
      .where(isWanted)
      .prepare('admin_creator_count'),
  ),
  newestSort: 'joined',
} satisfies AdminList<{ id: string }, keyof typeof orders>;

/** The values of the list's placeholders. Throws request.invalid for a period that ends before it begins. */
export async function creatorValues(
  db: Reader,
  {
    search,
    published,
    complete,
    suspended,
    ...period
  }: Pick<AdminCreatorsQuery, 'search' | 'from' | 'to' | 'published' | 'complete' | 'suspended'>,
) {
  const values = {
    ...periodValues(period),
    published: answerOf(published),
    complete: answerOf(complete),
    suspended: suspended ?? null,
  };
  return { ...values, words: await wordsOfSearch(db, creatorList.count, values, search) };
}

export type CreatorRow = Awaited<ReturnType<ReturnType<typeof creatorList.byIds>['execute']>>[number];

const present = ({ createdAt, dealCount, ...creator }: CreatorRow): AdminCreator => ({
  ...creator,
  createdAt: createdAt.toISOString(),
  _count: { portfolio: creator.portfolio.length, assignedDeals: dealCount },
});

/** A page of the creators. Throws request.invalid for a bad cursor or period. */
export async function readAdminCreators(db: Reader, query: AdminCreatorsQuery): Promise<AdminCreatorPage> {
  const { rows, ...beside } = await readListPage(db, creatorList, query, await creatorValues(db, query));
  return { creators: rows.map(present), ...beside };
}

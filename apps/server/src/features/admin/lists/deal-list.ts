/** The admin's list of deals. */
import type { AdminDeal, AdminDealPage, AdminDealsQuery } from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { isBehindCursor } from '../../../platform/database/newest-first.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { brands, categories, creators, deals } from '../../../platform/database/tables/index.ts';
import { totalCents } from '../../deals/additions-of-deal.ts';
import { isOverdue } from '../../deals/overdue.ts';
import { brandNameOfDeal, creatorNameOfDeal } from '../../parties/party-names.ts';
import { inDollars } from '../../parties/sums-of-currencies.ts';
import { type AdminList, idsInOrder, readListPage, total } from './admin-list.ts';
import { isAsAsked, isInPeriod, periodValues } from './conditions.ts';
import { isMeant, wordsOfSearch } from './meant-words.ts';

const status = sql`${sql.placeholder('status')}::text`;

const isWanted = and(
  isInPeriod(deals.createdAt),
  isMeant(deals.title, deals.description, brandNameOfDeal, creators.firstName, creators.lastName),
  sql`(${status} is null or ${deals.status}::text = ${status})`,
  isAsAsked('overdue', isOverdue(sql`${sql.placeholder('now')}::timestamptz`)),
);

const rows = (db: Reader) =>
  db
    .select({
      id: deals.id,
      title: deals.title,
      description: deals.description,
      status: deals.status,
      budget: deals.budget,
      total: totalCents,
      currency: deals.currency,
      createdAt: deals.createdAt,
      deadline: deals.deadline,
      categoryName: categories.name,
      companyName: brandNameOfDeal,
      creator: { firstName: creators.firstName, lastName: creators.lastName },
      messages: sql<number>`${deals.brandMessages} + ${deals.creatorMessages}`,
      files: sql<number>`(select count(*)::int from files f where f.deal_id = "deals"."id" and f.status <> 'DRAFT')`,
    })
    .from(deals)
    .leftJoin(categories, eq(categories.id, deals.categoryId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId));

const orders = {
  title: { by: sql`lower(${deals.title})` },
  brand: { by: sql`lower(${brandNameOfDeal})` },
  creator: {
    by: sql`lower(${creatorNameOfDeal})`,
    mayBeNull: true,
  },
  /** In the order of the enum, which is that of a deal's progress. */
  status: { by: deals.status },
  budget: { by: inDollars(totalCents, deals.currency) },
  sent: { by: deals.createdAt },
  deadline: { by: deals.deadline },
} as const;

/** Every deal. */
export const dealList = {
  newest: prepared((db) =>
    rows(db)
      .where(and(isWanted, isBehindCursor(deals.createdAt, deals.id)))
      .orderBy(desc(deals.createdAt), desc(deals.id))
      .limit(sql.placeholder('limit'))
      .prepare('admin_deals'),
  ),
  ids: idsInOrder('admin_deals', orders, deals.id, (db, order, name) =>
    db
      .select({ id: deals.id })
      .from(deals)
      .leftJoin(brands, eq(brands.id, deals.brandId))
      .leftJoin(creators, eq(creators.userId, deals.creatorId))
      .where(isWanted)
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  ),
  byIds: prepared((db) =>
    rows(db)
      .where(sql`${deals.id} = any(${sql.placeholder('ids')}::uuid[])`)
      .prepare('admin_deals_by_id'),
  ),
  count: prepared((db) =>
    db
      .select({ total })
      .from(deals)
      .leftJoin(brands, eq(brands.id, deals.brandId))
      .leftJoin(creators, eq(creators.userId, deals.creatorId))
      .where(isWanted)
      .prepare('admin_deal_count'),
  ),
  newestSort: 'sent',
} satisfies AdminList<{ id: string }, keyof typeof orders>;

/** The values of the list's placeholders. Throws request.invalid for a period that ends before it begins. */
export async function dealValues(
  db: Reader,
  {
    search,
    status,
    overdue,
    ...period
  }: Pick<AdminDealsQuery, 'search' | 'from' | 'to' | 'status' | 'overdue'>,
  now: Date,
) {
  const values = {
    ...periodValues(period),
    status: status || null,
    overdue: overdue ? true : null,
    now: now.toISOString(),
  };
  return { ...values, words: await wordsOfSearch(db, dealList.count, values, search) };
}

export type DealRow = Awaited<ReturnType<ReturnType<typeof dealList.byIds>['execute']>>[number];

const present = ({
  createdAt,
  deadline,
  categoryName,
  companyName,
  messages,
  files,
  ...deal
}: DealRow): AdminDeal => ({
  ...deal,
  createdAt: createdAt.toISOString(),
  deadline: deadline.toISOString(),
  category: categoryName === null ? null : { name: categoryName },
  brand: { companyName },
  _count: { messages, files },
});

/** A page of the deals, with their lateness as of `now`. Throws request.invalid for a bad cursor or period. */
export async function readAdminDeals(db: Reader, query: AdminDealsQuery, now: Date): Promise<AdminDealPage> {
  const { rows, ...beside } = await readListPage(db, dealList, query, await dealValues(db, query, now));
  return { deals: rows.map(present), ...beside };
}

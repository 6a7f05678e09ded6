/** Side effects of a deletion by the admin, counted before it is confirmed (rules/deletion). */
import {
  type AdminDealRemoval,
  type AdminUserRemoval,
  AppError,
  closedStatuses,
  openPayoutStates,
  sentSums,
} from '@briefcast/contract';
import { and, asc, count, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import {
  brands,
  creators,
  creditOrders,
  deals,
  members,
  payouts,
  users,
} from '../../platform/database/tables/index.ts';
import { readCredits } from '../ledger/credit-account.ts';
import { brandNameOfDeal } from '../parties/party-names.ts';
import { sumsOfCurrencies } from '../parties/sums-of-currencies.ts';

const creatorName = sql<string>`${creators.firstName} || ' ' || ${creators.lastName}`;

async function readDealsThatEnd(db: Reader, isOwn: SQL, other: SQL<string>) {
  const openDeals = await db
    .select({ id: deals.id, title: deals.title, status: deals.status, with: sql<string | null>`${other}` })
    .from(deals)
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .where(and(isOwn, notInArray(deals.status, [...closedStatuses])))
    .orderBy(asc(deals.deadline), asc(deals.id));
  const [closed] = await db
    .select({ count: count() })
    .from(deals)
    .where(and(isOwn, inArray(deals.status, [...closedStatuses])));
  return { openDeals, closedDeals: closed?.count ?? 0 };
}

async function readCreatorRemoval(db: Reader, id: string): Promise<AdminUserRemoval | undefined> {
  const [creator] = await db
    .select({
      name: creatorName,
      portfolioItems: sql<number>`(select count(*)::int from portfolio_items p where p.creator_id = "creators"."user_id")`,
    })
    .from(creators)
    .where(eq(creators.userId, id));
  if (!creator) return undefined;
  const ending = await readDealsThatEnd(db, eq(deals.creatorId, id), brandNameOfDeal);
  return { ...creator, ...ending, membersRemoved: [], membersKept: [] };
}

/** The money of an organisation, which its deletion would leave without an owner. */
export async function readMoneyLeft(db: Reader, brandId: string): Promise<AdminUserRemoval['money']> {
  const { ready, held } = await readCredits(db, brandId);
  const [orders] = await db
    .select({
      count: sql<number>`count(*)::int`,
      fils: sql<number>`coalesce(sum(${creditOrders.netFils} + ${creditOrders.taxFils}), 0)::double precision`,
    })
    .from(creditOrders)
    .where(and(eq(creditOrders.brandId, brandId), eq(creditOrders.status, 'AWAITING')));
  const [owed] = await db
    .select({
      count: sql<number>`count(*)::int`,
      ...sumsOfCurrencies(
        sql`${payouts.amountCents} - ${payouts.confirmedPartsCents} - ${payouts.droppedCents}`,
      ),
    })
    .from(payouts)
    .innerJoin(deals, eq(deals.id, payouts.dealId))
    .where(and(eq(deals.brandId, brandId), inArray(payouts.state, [...openPayoutStates])));
  return {
    credits: ready + held,
    openOrders: orders ?? { count: 0, fils: 0 },
    owed: {
      count: owed?.count ?? 0,
      ...sentSums({ USD: owed?.cents ?? 0, AED: owed?.fils ?? 0 }),
    },
  };
}

/**
 * Counts the records deleted with a creator's account or an organisation, by the id in the admin's lists.
 * Throws admin.user_not_found.
 */
export async function readUserRemoval(db: Reader, id: string): Promise<AdminUserRemoval> {
  const creator = await readCreatorRemoval(db, id);
  if (creator) return creator;
  const [brand] = await db.select({ name: brands.companyName }).from(brands).where(eq(brands.id, id));
  if (!brand) throw new AppError('admin.user_not_found');
  const people = await db
    .select({
      email: users.email,
      isKept: sql<boolean>`exists (select from members other
        where other.user_id = ${users.id} and other.brand_id <> ${members.brandId})`,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.brandId, id))
    .orderBy(asc(members.joinedAt), asc(members.userId));
  const emails = (kept: boolean) => people.filter(({ isKept }) => isKept === kept).map(({ email }) => email);
  return {
    ...brand,
    ...(await readDealsThatEnd(db, eq(deals.brandId, id), creatorName)),
    portfolioItems: 0,
    membersRemoved: emails(false),
    membersKept: emails(true),
    money: await readMoneyLeft(db, id),
  };
}

/**
 * Counts the records deleted with a deal; bytes are those of its files, including drafts. Throws
 * deal.not_found.
 */
export async function readDealRemoval(db: Reader, id: string): Promise<AdminDealRemoval> {
  const ofDeal = (what: SQL, table: SQL) =>
    sql<number>`(select ${what} from ${table} x where x.deal_id = "deals"."id")`.mapWith(Number);
  const rows = sql`count(*)`;
  const [removal] = await db
    .select({
      title: deals.title,
      messages: ofDeal(rows, sql`messages`),
      files: ofDeal(rows, sql`files`),
      bytes: ofDeal(sql`coalesce(sum(x.size), 0)`, sql`files`),
      comments: ofDeal(sql`count(*) filter (where x.removed_at is null)`, sql`comments`),
      shares: ofDeal(rows, sql`shares`),
    })
    .from(deals)
    .where(eq(deals.id, id));
  if (!removal) throw new AppError('deal.not_found');
  return removal;
}

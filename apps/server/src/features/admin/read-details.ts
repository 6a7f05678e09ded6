/** The admin's view of one creator or brand, as the basis of decisions (rules/admin#details). */
import {
  type AdminBrandDetails,
  type AdminCreatorDetails,
  type AdminDealLine,
  AppError,
  adminDealsListed,
} from '@briefcast/contract';
import { asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { brands, creators, deals, members, presence, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { creatorColumns } from '../creators/creator-columns.ts';
import { completedDeals, type WorkFactsReader } from '../creators/work-facts.ts';
import { totalCents } from '../deals/additions-of-deal.ts';
import { withSignedMedia } from '../media/media-url.ts';
import { wholePortfolioOfCreator } from '../media/portfolio-of-creator.ts';
import { brandNameOfDeal } from '../parties/party-names.ts';
import { readAdminSuspension, readAdminSuspensionsOf } from '../suspensions/suspension-rows.ts';
import { readBrandMoney } from './read-brand-money.ts';
import { readHouseInvoices } from './read-house-invoices.ts';

const isConfirmed = sql<boolean>`${users.emailConfirmedAt} is not null`;
const hasTwoFactor = sql<boolean>`exists (
  select from two_factors t where t.account_id = ${users.id} and t.on_since is not null)`;
const creatorName = sql<string | null>`${creators.firstName} || ' ' || ${creators.lastName}`;

/** The newest deals of a side, and the number of all. */
async function readDealsOf(
  db: Reader,
  isOwn: SQL,
  other: { id: SQL<string | null>; name: SQL<string | null> },
): Promise<{ newest: AdminDealLine[]; total: number }> {
  const rows = await db
    .select({
      id: deals.id,
      title: deals.title,
      status: deals.status,
      budget: deals.budget,
      total: totalCents,
      currency: deals.currency,
      deadline: deals.deadline,
      createdAt: deals.createdAt,
      otherId: other.id,
      otherName: other.name,
    })
    .from(deals)
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(isOwn)
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(adminDealsListed);
  const [counted] = await db.select({ total: count() }).from(deals).where(isOwn);
  return {
    newest: rows.map(({ deadline, createdAt, otherId, otherName, ...deal }) => ({
      ...deal,
      deadline: deadline.toISOString(),
      createdAt: createdAt.toISOString(),
      with: { id: otherId, name: otherName },
    })),
    total: counted?.total ?? 0,
  };
}

/** A creator with the whole portfolio, whether or not it is published. Throws creator.not_found. */
export async function readAdminCreator(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'> & { workFacts: WorkFactsReader },
  id: string,
): Promise<AdminCreatorDetails> {
  const { db, keys, clock, workFacts } = deps;
  const [found] = await db
    .select({
      ...creatorColumns,
      portfolio: wholePortfolioOfCreator,
      socialAccounts: creators.socialAccounts,
      packages: creators.packages,
      surcharges: creators.surcharges,
      completed: completedDeals,
      email: users.email,
      emailConfirmed: isConfirmed,
      hasTwoFactor,
      createdAt: users.createdAt,
      publishedAt: creators.publishedAt,
      isWithheld: sql<boolean>`${creators.withheldAt} is not null`,
    })
    .from(creators)
    .innerJoin(users, eq(users.id, creators.userId))
    .where(eq(creators.userId, id));
  if (!found) throw new AppError('creator.not_found');
  const { completed, ...row } = found;
  const facts = await workFacts.find([{ id, completed }]);
  return {
    ...row,
    facts: facts.get(id) ?? null,
    portfolio: row.portfolio.map((item) =>
      row.isPublished && !item.isHeld ? item : withSignedMedia({ keys, clock }, item),
    ),
    createdAt: row.createdAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    suspension: await readAdminSuspension(db, { userId: id }),
    deals: await readDealsOf(db, eq(deals.creatorId, id), {
      id: sql`${deals.brandId}`,
      name: brandNameOfDeal,
    }),
    invoices: await readHouseInvoices(deps, id),
  };
}

/** An organisation with its people. Throws admin.user_not_found. */
export async function readAdminBrand(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  id: string,
): Promise<AdminBrandDetails> {
  const { db } = deps;
  const [brand] = await db
    .select({
      ...getTableColumns(brands),
      invited: sql<number>`(select count(*)::int from invitations i where i.brand_id = "brands"."id")`,
    })
    .from(brands)
    .where(eq(brands.id, id));
  if (!brand) throw new AppError('admin.user_not_found');
  const people = await db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      emailConfirmed: isConfirmed,
      hasTwoFactor,
      role: members.role,
      joinedAt: members.joinedAt,
      lastSeenAt: presence.seenAt,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(presence, eq(presence.userId, members.userId))
    .where(eq(members.brandId, id))
    .orderBy(asc(members.joinedAt), asc(members.userId));
  const suspended = await readAdminSuspensionsOf(
    db,
    people.map(({ userId }) => userId),
  );
  return {
    ...brand,
    createdAt: brand.createdAt.toISOString(),
    members: people.map(({ joinedAt, lastSeenAt, ...person }) => ({
      ...person,
      suspension: suspended.get(person.userId) ?? null,
      joinedAt: joinedAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    suspension: await readAdminSuspension(db, { brandId: id }),
    deals: await readDealsOf(db, eq(deals.brandId, id), { id: sql`${deals.creatorId}`, name: creatorName }),
    money: await readBrandMoney(deps, id),
  };
}

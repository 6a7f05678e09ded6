/** The admin's tables in pages: searched without case, newest first, with the number of all rows. */
import type {
  AdminBrandPage,
  AdminCreatorPage,
  AdminDealPage,
  DealStatus,
  PageQuery,
} from '@briefcast/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, categories, creators, deals, users } from '../../platform/database/tables/index.ts';
import { categoriesOfCreator, wholePortfolioOfCreator } from '../creators/creator-columns.ts';
import { firstOwner, namesOfMembers } from './first-owner.ts';

const pattern = sql`${sql.placeholder('pattern')}::text`;
const matches = (...texts: SQL[]) =>
  sql`(${pattern} is null or concat_ws(' ', ${sql.join(texts, sql`, `)}) ilike ${pattern})`;

interface SearchedPage extends PageQuery {
  search?: string | undefined;
}

const total = sql<number>`count(*)::int`;
const isCreatorFound = matches(
  sql`${creators.firstName}`,
  sql`${creators.lastName}`,
  sql`${users.email}`,
  sql`${creators.location}`,
);

const creatorList = prepared((db) =>
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
      ugcVideoPricing: creators.ugcVideoPricing,
      influencerReelPricing: creators.influencerReelPricing,
      dealCount: sql<number>`(select count(*)::int from deals d where d.creator_id = "creators"."user_id")`,
    })
    .from(creators)
    .innerJoin(users, eq(users.id, creators.userId))
    // Said once more by the role: the index of those who signed up begins with it.
    .where(and(eq(users.role, 'CREATOR'), isBehindCursor(users.createdAt, users.id), isCreatorFound))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(sql.placeholder('limit'))
    .prepare('admin_creators'),
);
const creatorCount = prepared((db) =>
  db
    .select({ total })
    .from(creators)
    .innerJoin(users, eq(users.id, creators.userId))
    .where(isCreatorFound)
    .prepare('admin_creator_count'),
);

/** A page of the creators. As the others below, it throws request.invalid for a bad cursor. */
export async function readAdminCreators(db: Reader, query: SearchedPage): Promise<AdminCreatorPage> {
  const page = pageValues(query);
  const pattern = containing(query.search);
  const { rows, nextCursor } = pageOf(await creatorList(db).execute({ pattern, ...page }), page);
  const [counted] = await creatorCount(db).execute({ pattern });
  return {
    creators: rows.map(({ createdAt, dealCount, ...creator }) => ({
      ...creator,
      createdAt: createdAt.toISOString(),
      _count: { portfolio: creator.portfolio.length, assignedDeals: dealCount },
    })),
    nextCursor,
    total: counted?.total ?? 0,
  };
}

const isBrandFound = matches(sql`${brands.companyName}`, namesOfMembers, sql`${brands.industry}`);

const brandList = prepared((db) =>
  db
    .select({
      id: brands.id,
      companyName: brands.companyName,
      email: firstOwner<string>(sql`u.email`),
      firstName: firstOwner<string | null>(sql`u.first_name`),
      lastName: firstOwner<string | null>(sql`u.last_name`),
      profileImage: brands.profileImage,
      industry: brands.industry,
      createdAt: brands.createdAt,
      dealCount: sql<number>`(select count(*)::int from deals d where d.brand_id = "brands"."id")`,
    })
    .from(brands)
    .where(and(isBehindCursor(brands.createdAt, brands.id), isBrandFound))
    .orderBy(desc(brands.createdAt), desc(brands.id))
    .limit(sql.placeholder('limit'))
    .prepare('admin_brands'),
);
const brandCount = prepared((db) =>
  db.select({ total }).from(brands).where(isBrandFound).prepare('admin_brand_count'),
);

/** A page of the brands. */
export async function readAdminBrands(db: Reader, query: SearchedPage): Promise<AdminBrandPage> {
  const page = pageValues(query);
  const pattern = containing(query.search);
  const { rows, nextCursor } = pageOf(await brandList(db).execute({ pattern, ...page }), page);
  const [counted] = await brandCount(db).execute({ pattern });
  return {
    brands: rows.map(({ createdAt, dealCount, ...brand }) => ({
      ...brand,
      createdAt: createdAt.toISOString(),
      _count: { createdDeals: dealCount },
    })),
    nextCursor,
    total: counted?.total ?? 0,
  };
}

const brandName = sql<string>`coalesce(${brands.companyName}, ${deals.brandName})`;
const isDealFound = and(
  matches(
    sql`${deals.title}`,
    sql`${deals.description}`,
    brandName,
    sql`${creators.firstName}`,
    sql`${creators.lastName}`,
  ),
  sql`(${sql.placeholder('status')}::text is null or ${deals.status}::text = ${sql.placeholder('status')}::text)`,
);

const dealList = prepared((db) =>
  db
    .select({
      id: deals.id,
      title: deals.title,
      description: deals.description,
      status: deals.status,
      budget: deals.budget,
      createdAt: deals.createdAt,
      categoryName: categories.name,
      companyName: brandName,
      creator: { firstName: creators.firstName, lastName: creators.lastName },
      messages: sql<number>`${deals.brandMessages} + ${deals.creatorMessages}`,
      files: sql<number>`(select count(*)::int from files f where f.deal_id = "deals"."id" and f.status <> 'DRAFT')`,
    })
    .from(deals)
    .leftJoin(categories, eq(categories.id, deals.categoryId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(and(isBehindCursor(deals.createdAt, deals.id), isDealFound))
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .limit(sql.placeholder('limit'))
    .prepare('admin_deals'),
);
const dealCount = prepared((db) =>
  db
    .select({ total })
    .from(deals)
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(isDealFound)
    .prepare('admin_deal_count'),
);

/** A page of the deals, of one status or of all. */
export async function readAdminDeals(
  db: Reader,
  query: SearchedPage & { status?: DealStatus | '' | undefined },
): Promise<AdminDealPage> {
  const page = pageValues(query);
  const wanted = { pattern: containing(query.search), status: query.status || null };
  const { rows, nextCursor } = pageOf(await dealList(db).execute({ ...wanted, ...page }), page);
  const [counted] = await dealCount(db).execute(wanted);
  return {
    deals: rows.map(({ createdAt, categoryName, companyName, messages, files, ...deal }) => ({
      ...deal,
      createdAt: createdAt.toISOString(),
      category: categoryName === null ? null : { name: categoryName },
      brand: { companyName },
      _count: { messages, files },
    })),
    nextCursor,
    total: counted?.total ?? 0,
  };
}

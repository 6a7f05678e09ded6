/** The admin's tables: one prepared statement each, searched without case, newest first. */
import type { AdminBrand, AdminCreator, AdminDeal, DealStatus } from '@briefcast/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, categories, creators, deals, users } from '../../platform/database/tables/index.ts';
import { categoriesOfCreator, portfolioOfCreator } from '../../platform/present/creator.ts';

const pattern = sql`${sql.placeholder('pattern')}::text`;
/** A backslash at the end of a LIKE pattern is an error, and % and _ mean themselves here. */
const patternOf = (search = '') => (search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null);
const matches = (...texts: SQL[]) =>
  sql`(${pattern} is null or concat_ws(' ', ${sql.join(texts, sql`, `)}) ilike ${pattern})`;

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
      portfolio: portfolioOfCreator,
      ugcVideoPricing: creators.ugcVideoPricing,
      influencerReelPricing: creators.influencerReelPricing,
      dealCount: sql<number>`(select count(*)::int from deals d where d.creator_id = "creators"."user_id")`,
    })
    .from(creators)
    .innerJoin(users, eq(users.id, creators.userId))
    .where(
      matches(
        sql`${creators.firstName}`,
        sql`${creators.lastName}`,
        sql`${users.email}`,
        sql`${creators.location}`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .prepare('admin_creators'),
);

export async function readAdminCreators(db: Db, search?: string): Promise<AdminCreator[]> {
  const rows = await creatorList(db).execute({ pattern: patternOf(search) });
  return rows.map(({ createdAt, dealCount, ...creator }) => ({
    ...creator,
    createdAt: createdAt.toISOString(),
    _count: { portfolio: creator.portfolio.length, assignedDeals: dealCount },
  }));
}

const brandList = prepared((db) =>
  db
    .select({
      id: brands.userId,
      companyName: brands.companyName,
      email: users.email,
      profileImage: brands.profileImage,
      industry: brands.industry,
      createdAt: users.createdAt,
      dealCount: sql<number>`(select count(*)::int from deals d where d.brand_id = "brands"."user_id")`,
    })
    .from(brands)
    .innerJoin(users, eq(users.id, brands.userId))
    .where(matches(sql`${brands.companyName}`, sql`${users.email}`, sql`${brands.industry}`))
    .orderBy(desc(users.createdAt), desc(users.id))
    .prepare('admin_brands'),
);

export async function readAdminBrands(db: Db, search?: string): Promise<AdminBrand[]> {
  const rows = await brandList(db).execute({ pattern: patternOf(search) });
  return rows.map(({ createdAt, dealCount, ...brand }) => ({
    ...brand,
    firstName: null,
    lastName: null,
    createdAt: createdAt.toISOString(),
    _count: { createdDeals: dealCount },
  }));
}

const brandName = sql<string>`coalesce(${brands.companyName}, ${deals.brandName})`;

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
      messages: sql<number>`(select count(*)::int from messages m where m.deal_id = "deals"."id")`,
      files: sql<number>`(select count(*)::int from files f where f.deal_id = "deals"."id")`,
    })
    .from(deals)
    .leftJoin(categories, eq(categories.id, deals.categoryId))
    .leftJoin(brands, eq(brands.userId, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .where(
      and(
        matches(
          sql`${deals.title}`,
          sql`${deals.description}`,
          brandName,
          sql`${creators.firstName}`,
          sql`${creators.lastName}`,
        ),
        sql`(${sql.placeholder('status')}::text is null or ${deals.status}::text = ${sql.placeholder('status')}::text)`,
      ),
    )
    .orderBy(desc(deals.createdAt), desc(deals.id))
    .prepare('admin_deals'),
);

export async function readAdminDeals(
  db: Db,
  search?: string,
  status?: DealStatus | '',
): Promise<AdminDeal[]> {
  const rows = await dealList(db).execute({ pattern: patternOf(search), status: status || null });
  return rows.map(({ createdAt, categoryName, companyName, messages, files, ...deal }) => ({
    ...deal,
    createdAt: createdAt.toISOString(),
    category: categoryName === null ? null : { name: categoryName },
    brand: { companyName },
    _count: { messages, files },
  }));
}

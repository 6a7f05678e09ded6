/** The admin's list of brands. */
import type { AdminBrand, AdminBrandPage, AdminBrandsQuery } from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { isBehindCursor } from '../../../platform/database/newest-first.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { brands } from '../../../platform/database/tables/index.ts';
import { firstOwner, namesOfMembers } from '../first-owner.ts';
import { type AdminList, idsInOrder, readListPage, total } from './admin-list.ts';
import { isInPeriod, isSuspendedAsAsked, periodValues } from './conditions.ts';
import { isMeant, wordsOfSearch } from './meant-words.ts';

const dealCount = sql<number>`(select count(*)::int from deals d where d.brand_id = "brands"."id")`;

const isWanted = and(
  eq(brands.isSample, false),
  isInPeriod(brands.createdAt),
  isMeant(brands.companyName, namesOfMembers, brands.industry),
  isSuspendedAsAsked(sql`(s.brand_id = "brands"."id" or s.user_id in (
    select m.user_id from members m where m.brand_id = "brands"."id"))`),
);

const rows = (db: Reader) =>
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
      dealCount,
    })
    .from(brands);

const orders = {
  name: { by: sql`lower(${brands.companyName})` },
  industry: { by: sql`nullif(${brands.industry}, '')`, mayBeNull: true },
  deals: { by: dealCount },
  joined: { by: brands.createdAt },
} as const;

/** Every organisation. */
export const brandList = {
  newest: prepared((db) =>
    rows(db)
      .where(and(isWanted, isBehindCursor(brands.createdAt, brands.id)))
      .orderBy(desc(brands.createdAt), desc(brands.id))
      .limit(sql.placeholder('limit'))
      .prepare('admin_brands'),
  ),
  ids: idsInOrder('admin_brands', orders, brands.id, (db, order, name) =>
    db
      .select({ id: brands.id })
      .from(brands)
      .where(isWanted)
      .orderBy(order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(name),
  ),
  byIds: prepared((db) =>
    rows(db)
      .where(sql`${brands.id} = any(${sql.placeholder('ids')}::uuid[])`)
      .prepare('admin_brands_by_id'),
  ),
  count: prepared((db) => db.select({ total }).from(brands).where(isWanted).prepare('admin_brand_count')),
  newestSort: 'joined',
} satisfies AdminList<{ id: string }, keyof typeof orders>;

export type BrandRow = Awaited<ReturnType<ReturnType<typeof brandList.byIds>['execute']>>[number];

const present = ({ createdAt, dealCount, ...brand }: BrandRow): AdminBrand => ({
  ...brand,
  createdAt: createdAt.toISOString(),
  _count: { createdDeals: dealCount },
});

/** The values of the list's placeholders. Throws request.invalid for a period that ends before it begins. */
export async function brandValues(
  db: Reader,
  { search, suspended, ...period }: Pick<AdminBrandsQuery, 'search' | 'from' | 'to' | 'suspended'>,
) {
  const values = { ...periodValues(period), suspended: suspended ?? null };
  return { ...values, words: await wordsOfSearch(db, brandList.count, values, search) };
}

/** A page of the brands. Throws request.invalid for a bad cursor or period. */
export async function readAdminBrands(db: Reader, query: AdminBrandsQuery): Promise<AdminBrandPage> {
  const { rows, ...beside } = await readListPage(db, brandList, query, await brandValues(db, query));
  return { brands: rows.map(present), ...beside };
}

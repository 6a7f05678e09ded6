/** The counters of the admin's dashboard and the newest accounts (rules/admin#overview). */
import type { AdminDashboard } from '@briefcast/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { firstOwner } from './first-owner.ts';

const recentShown = 5;
const countAll = (table: string) => sql<number>`(select count(*)::int from ${sql.identifier(table)})`;
const countReal = (table: string) =>
  sql<number>`(select count(*)::int from ${sql.identifier(table)} where not is_sample)`;

const counters = prepared((db) =>
  db
    .select({
      totalCreators: countReal('creators'),
      totalBrands: countReal('brands'),
      totalDeals: countAll('deals'),
      totalPortfolioItems: sql<number>`(select count(*)::int from portfolio_items p
        join creators c on c.user_id = p.creator_id where not c.is_sample)`,
      totalMessages: countAll('messages'),
      openCases: sql<number>`(select count(*)::int from disputes c where c.state = 'OPEN')`,
      openTransfers: sql<number>`(
        (select count(*) from credit_orders o where o.status = 'AWAITING') +
        (select count(*) from subscription_orders o where o.status = 'AWAITING')
      )::int`,
      unreadAnswers: sql<{ creators: number; brands: number }>`(
        select json_build_object('creators', count(*) filter (where u.role = 'CREATOR'),
          'brands', count(*) filter (where u.role is distinct from 'CREATOR'))
        from suspensions s left join users u on u.id = s.user_id
        where s.lifted_at is null and s.answer is not null and s.answer_read_at is null)`,
      waitingGrants: sql<number>`(select count(*)::int from credit_grants g where g.state = 'WAITING')`,
      totalFiles: sql<number>`(select count(*)::int from files f where f.status <> 'DRAFT')`,
    })
    .from(sql`(select 1) one`)
    .prepare('admin_counters'),
);

const recentCreators = prepared((db) =>
  db
    .select({
      id: users.id,
      firstName: creators.firstName,
      lastName: creators.lastName,
      email: users.email,
      profileImage: creators.profileImage,
      isPublished: creators.isPublished,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(creators, eq(creators.userId, users.id))
    .where(and(eq(users.role, 'CREATOR'), eq(creators.isSample, false)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(recentShown)
    .prepare('admin_recent_creators'),
);

const recentBrands = prepared((db) =>
  db
    .select({
      id: brands.id,
      companyName: brands.companyName,
      email: firstOwner(sql`u.email`).as('email'),
      profileImage: brands.profileImage,
      industry: brands.industry,
      createdAt: brands.createdAt,
    })
    .from(brands)
    .where(eq(brands.isSample, false))
    .orderBy(desc(brands.createdAt), desc(brands.id))
    .limit(recentShown)
    .prepare('admin_recent_brands'),
);

const withIsoTime = <T extends { createdAt: Date }>(row: T) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The free space of the disk; null if it cannot be read, so that the rest of the dashboard still works. */
const readRoom = async (storage: Storage): Promise<number | null> =>
  (await storage.room?.().catch(() => null)) ?? null;

/** Reads the whole dashboard as of now. */
export async function readOverview({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<AdminDashboard> {
  const [counted] = await counters(db).execute();
  if (!counted) throw new Error('The counters could not be read');
  const { openCases, openTransfers, unreadAnswers, waitingGrants, ...overview } = counted;
  return {
    overview,
    openCases,
    openTransfers,
    unreadAnswers,
    waitingGrants,
    storage: { roomBytes: await readRoom(storage) },
    recent: {
      creators: (await recentCreators(db).execute()).map(withIsoTime),
      brands: (await recentBrands(db).execute()).map(withIsoTime),
    },
  };
}

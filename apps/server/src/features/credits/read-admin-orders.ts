/** The orders of all brands, and the totals of the operator's money page. */
import type { AdminOrder, MoneyOverview, OrderStatus, PageQuery } from '@briefcast/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creditOrders, ledgerAccounts, users } from '../../platform/database/tables/index.ts';
import { keptFils, type NamedOrder, presentOrder, readAnyOrder } from './order-rows.ts';
import { nameOfPerson } from './person-name.ts';

interface AdminRow extends NamedOrder {
  companyName: string | null;
  profileImage: string | null;
}

const presentAdminOrder = ({ companyName, profileImage, ...row }: AdminRow): AdminOrder => ({
  ...presentOrder(row),
  brand: companyName === null ? null : { id: row.order.brandId, companyName, profileImage },
  receivedFils: row.order.receivedFils,
  note: row.order.note,
  receivedOn: row.order.receivedOn,
  bankReference: row.order.bankReference,
  differing: row.order.differing,
});

const ordersOfStatus = prepared((db) =>
  db
    .select({
      id: creditOrders.id,
      createdAt: creditOrders.createdAt,
      order: creditOrders,
      orderedBy: nameOfPerson,
      keptFils,
      companyName: brands.companyName,
      profileImage: brands.profileImage,
    })
    .from(creditOrders)
    .leftJoin(users, eq(users.id, creditOrders.orderedBy))
    .leftJoin(brands, eq(brands.id, creditOrders.brandId))
    .where(
      and(
        sql`(${sql.placeholder('status')}::text is null or ${creditOrders.status} = ${sql.placeholder('status')}::text)`,
        isBehindCursor(creditOrders.createdAt, creditOrders.id),
      ),
    )
    .orderBy(desc(creditOrders.createdAt), desc(creditOrders.id))
    .limit(sql.placeholder('limit'))
    .prepare('admin_orders'),
);

/** A page of the orders, newest first. Throws request.invalid for a bad cursor. */
export async function readAdminOrders(
  db: Reader,
  { status, ...query }: PageQuery & { status?: OrderStatus | undefined },
): Promise<{ orders: AdminOrder[]; nextCursor: string | null }> {
  const page = pageValues(query);
  const read = await ordersOfStatus(db).execute({ ...page, status: status ?? null });
  const { rows, nextCursor } = pageOf(read, page);
  return { orders: rows.map(presentAdminOrder), nextCursor };
}

/** One order as the admin sees it. Throws billing.order_not_found. */
export async function readAdminOrder(db: Reader, id: string): Promise<AdminOrder> {
  const row = await readAnyOrder(db, id);
  const [brand] = await db
    .select({ companyName: brands.companyName, profileImage: brands.profileImage })
    .from(brands)
    .where(eq(brands.id, row.order.brandId));
  return presentAdminOrder({
    ...row,
    companyName: brand?.companyName ?? null,
    profileImage: brand?.profileImage ?? null,
  });
}

/** Sums of fils exceed 32 bits; a double is exact up to ninety trillion dirhams. */
const gross = sql<number>`coalesce(sum(${creditOrders.netFils} + ${creditOrders.taxFils}), 0)::double precision`;

/** Reads the orders that wait for payment, the sales since the first of this month, and all brands' unused credits. */
export async function readMoneyOverview(
  db: Reader,
): Promise<Pick<MoneyOverview, 'awaiting' | 'creditsNotUsed'>> {
  const orders = sql<number>`count(*)::int`;
  const [awaiting] = await db
    .select({
      orders,
      fils: gross,
      oldestAt: sql<Date | null>`min(${creditOrders.createdAt})`.mapWith(creditOrders.createdAt),
    })
    .from(creditOrders)
    .where(eq(creditOrders.status, 'AWAITING'));
  const [left] = await db
    .select({ credits: sql<number>`coalesce(sum(${ledgerAccounts.balance}), 0)::int` })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.kind, ['credits.ready', 'credits.held']));
  return {
    awaiting: {
      orders: awaiting?.orders ?? 0,
      fils: awaiting?.fils ?? 0,
      oldestAt: awaiting?.oldestAt?.toISOString() ?? null,
    },
    creditsNotUsed: left?.credits ?? 0,
  };
}

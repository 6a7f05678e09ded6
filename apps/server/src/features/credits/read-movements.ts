/**
 * The ledger of all brands for the operator, searchable and in pages, and one month of it
 * (rules/credits#statement).
 */

import {
  type AdminMovement,
  type AdminMovementPage,
  type AdminMovementsQuery,
  type CreditMovement,
  mostPerPage,
  movementsPerPage,
} from '@briefcast/contract';
import { marketMonth } from '@briefcast/contract/kit/days';
import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch } from '../../platform/database/folded.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import {
  brands,
  creditOrders,
  deals,
  invoices,
  ledgerEntries,
} from '../../platform/database/tables/index.ts';

const movement = sql`${sql.placeholder('movement')}::text`;
const isWanted = and(
  // Creators' subscription payments move no credits.
  notInArray(ledgerEntries.movement, ['SUBSCRIBED', 'UNSUBSCRIBED']),
  sql`(${movement} is null or ${ledgerEntries.movement} = ${movement})`,
  isFoundIn(
    [
      brands.companyName,
      deals.title,
      creditOrders.reference,
      sql`${creditOrders.buyer} ->> 'company'`,
      sql`${invoices.document} ->> 'number'`,
    ],
    sql.placeholder('patterns'),
  ),
  sql`${ledgerEntries.createdAt} >= ${sql.placeholder('from')}::timestamptz`,
  sql`${ledgerEntries.createdAt} < ${sql.placeholder('before')}::timestamptz`,
);

/** Amount that an entry received by transfer or card; negative for a refund. */
export const movedFils = sql<number>`coalesce((select sum(p.amount) from ledger_postings p
  join ledger_accounts a on a.name = p.account
  where p.entry_id = ${ledgerEntries.id} and a.kind in ('money.transfer', 'money.card')), 0)::double precision`;

/** The amount before tax; negative for a refund. */
export const movedNetFils = sql<number>`coalesce((select -sum(p.amount) from ledger_postings p
  join ledger_accounts a on a.name = p.account
  where p.entry_id = ${ledgerEntries.id} and a.kind = 'money.sales'), 0)::double precision`;

/** The number of the entry's own invoice or credit note. */
const ownInvoice = sql<string | null>`(select i.document ->> 'number' from invoices i
  where i.cause = regexp_replace(regexp_replace(${ledgerEntries.key}, '^bought:', 'order:'), '^refunded:', 'refund:'))`;

/** For a deleted brand, its name in its last order. */
const formerBrand = sql<string | null>`case when ${brands.id} is null then (
  select o.buyer ->> 'company' from credit_orders o
  where o.brand_id = ${ledgerEntries.ownerId} order by o.created_at desc limit 1) end`;

const orderInvoice = sql`${invoices.cause} = 'order:' || ${ledgerEntries.orderId}::text`;

const movements = prepared((db) =>
  db
    .select({
      id: ledgerEntries.id,
      // `isWanted` excludes the movements that move no credits.
      movement: sql<CreditMovement>`${ledgerEntries.movement}`,
      createdAt: ledgerEntries.createdAt,
      brand: { id: brands.id, companyName: brands.companyName, profileImage: brands.profileImage },
      deal: { id: deals.id, title: deals.title },
      order: { id: creditOrders.id, reference: creditOrders.reference },
      credits: ledgerEntries.credits,
      change: ledgerEntries.change,
      fils: movedFils,
      netFils: movedNetFils,
      invoice: ownInvoice,
      formerBrand,
    })
    .from(ledgerEntries)
    .leftJoin(brands, eq(brands.id, ledgerEntries.ownerId))
    .leftJoin(deals, eq(deals.id, ledgerEntries.dealId))
    .leftJoin(creditOrders, eq(creditOrders.id, ledgerEntries.orderId))
    .leftJoin(invoices, orderInvoice)
    .where(and(isWanted, isBehindCursor(ledgerEntries.createdAt, ledgerEntries.id)))
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(sql.placeholder('limit'))
    .prepare('admin_movements'),
);
const movementCount = prepared((db) =>
  db
    .select({ count: count() })
    .from(ledgerEntries)
    .leftJoin(brands, eq(brands.id, ledgerEntries.ownerId))
    .leftJoin(deals, eq(deals.id, ledgerEntries.dealId))
    .leftJoin(creditOrders, eq(creditOrders.id, ledgerEntries.orderId))
    .leftJoin(invoices, orderInvoice)
    .where(isWanted)
    .prepare('admin_movements_count'),
);

const always = { from: '-infinity', before: 'infinity' };

/** A page of the matching movements, newest first. Throws request.invalid for a bad cursor. */
export async function readMovements(
  db: Reader,
  query: AdminMovementsQuery,
  between: { from: string; before: string } = always,
): Promise<AdminMovementPage> {
  const page = pageValues(query, movementsPerPage);
  const wanted = { ...between, movement: query.movement ?? null, patterns: patternsOfSearch(query.search) };
  const { rows, nextCursor } = pageOf(await movements(db).execute({ ...wanted, ...page }), page);
  const [counted] = await movementCount(db).execute(wanted);
  return {
    movements: rows.map(({ createdAt, netFils, ...row }) => ({
      ...row,
      taxFils: row.fils - netFils,
      createdAt: createdAt.toISOString(),
    })),
    total: counted?.count ?? 0,
    nextCursor,
  };
}

const betweenOf = (month: string) => {
  const { from, before } = marketMonth(month);
  return { from: from.toISOString(), before: before.toISOString() };
};

/** Counts the movements of a month in Dubai. */
export const countMonth = async (db: Reader, month: string): Promise<number> =>
  (await readMovements(db, { limit: 1 }, betweenOf(month))).total;

/** Every movement of a month in Dubai, such as `2026-11`, newest first, read a few hundred at a time. */
export async function* readMonth(db: Reader, month: string): AsyncGenerator<AdminMovement> {
  const between = betweenOf(month);
  let cursor: string | undefined;
  do {
    const page = await readMovements(db, { cursor, limit: mostPerPage }, between);
    yield* page.movements;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

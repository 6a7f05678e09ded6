/** A brand's orders for its accounting: payments, refunds, and their invoices. */
import { mostPerPage, type OrderStanding, orderStanding } from '@briefcast/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { isBehindCursor, pageOf, pageValues } from '../../platform/database/newest-first.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { creditOrders, invoices, users } from '../../platform/database/tables/index.ts';
import { priceOfReceived } from './close-order.ts';
import { keptFils, type OrderRow, refundedOf } from './order-rows.ts';
import { nameOfPerson } from './person-name.ts';

export interface BookedOrder
  extends Pick<OrderRow, 'reference' | 'source' | 'credits' | 'createdAt' | 'paidAt'> {
  standing: OrderStanding;
  /** The price until it is paid, then the amount received. */
  netFils: number;
  taxFils: number;
  /** Including tax; 0 without a refund. */
  refundedFils: number;
  /** The numbers of its invoice and its credit notes, oldest first. */
  invoices: string[];
  orderedBy: string | null;
}

const orders = prepared((db) =>
  db
    .select({
      id: creditOrders.id,
      createdAt: creditOrders.createdAt,
      order: creditOrders,
      orderedBy: nameOfPerson,
      keptFils,
    })
    .from(creditOrders)
    .leftJoin(users, eq(users.id, creditOrders.orderedBy))
    .where(
      and(
        eq(creditOrders.brandId, sql.placeholder('brandId')),
        isBehindCursor(creditOrders.createdAt, creditOrders.id),
      ),
    )
    .orderBy(sql`${creditOrders.createdAt} desc`, sql`${creditOrders.id} desc`)
    .limit(sql.placeholder('limit'))
    .prepare('booked_orders'),
);

const referenceOf = sql<string>`${invoices.document} -> 'payment' ->> 'reference'`;

/** The invoices and credit notes of these orders, oldest first, by the order's reference. */
async function numbersOf(db: Reader, brandId: string, references: string[]): Promise<Map<string, string[]>> {
  const numbers = new Map<string, string[]>(references.map((reference) => [reference, []]));
  if (references.length === 0) return numbers;
  const rows = await db
    .select({ reference: referenceOf, number: sql<string>`${invoices.document} ->> 'number'` })
    .from(invoices)
    .where(and(eq(invoices.ownerId, brandId), inArray(referenceOf, references)))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));
  for (const { reference, number } of rows) numbers.get(reference)?.push(number);
  return numbers;
}

/** Every order of a brand, newest first, read a few hundred at a time. */
export async function* readBookedOrders(db: Reader, brandId: string): AsyncGenerator<BookedOrder> {
  let cursor: string | undefined;
  do {
    const page = pageValues({ cursor, limit: mostPerPage });
    const { rows, nextCursor } = pageOf(await orders(db).execute({ brandId, ...page }), page);
    const numbers = await numbersOf(
      db,
      brandId,
      rows.map(({ order }) => order.reference),
    );
    for (const { order, orderedBy, keptFils } of rows) {
      const { reference, source, credits, netFils, taxFils, createdAt, paidAt, receivedFils } = order;
      yield {
        reference,
        source,
        credits,
        createdAt,
        paidAt,
        standing: orderStanding({ status: order.status, refunded: refundedOf(order, keptFils) }),
        ...(receivedFils === null ? { netFils, taxFils } : priceOfReceived(order, receivedFils)),
        refundedFils: receivedFils === null ? 0 : receivedFils - keptFils,
        invoices: numbers.get(reference) ?? [],
        orderedBy,
      };
    }
    cursor = nextCursor ?? undefined;
  } while (cursor);
}

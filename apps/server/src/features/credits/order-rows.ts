/** Reads orders of credits and presents them. */
import { AppError, type CreditOrder } from '@briefcast/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { creditOrders, users } from '../../platform/database/tables/index.ts';
import { nameOfPerson } from './person-name.ts';

export type OrderRow = typeof creditOrders.$inferSelect;

/** An order with the name of the person who placed it, and the money received less refunds. */
export interface NamedOrder {
  order: OrderRow;
  orderedBy: string | null;
  keptFils: number;
}

/** The money received for an order less refunds, by the books. */
export const keptFils = sql<number>`coalesce((select sum(p.amount) from ledger_entries e
  join ledger_postings p on p.entry_id = e.id join ledger_accounts a on a.name = p.account
  where e.order_id = ${creditOrders.id} and a.kind in ('money.transfer', 'money.card')), 0)::double precision`;

/** Returns the refunded amount of an order's payment; null if nothing was refunded. */
export const refundedOf = ({ receivedFils }: OrderRow, kept: number): CreditOrder['refunded'] => {
  if (receivedFils === null || kept >= receivedFils) return null;
  return kept <= 0 ? 'WHOLE' : 'PART';
};

const momentOf = (date: Date | null) => date?.toISOString() ?? null;

/** An order as its brand sees it. */
export const presentOrder = ({ order, orderedBy, keptFils }: NamedOrder): CreditOrder => ({
  id: order.id,
  reference: order.reference,
  status: order.status,
  source: order.source,
  credits: order.credits,
  netFils: order.netFils,
  taxBasisPoints: order.taxBasisPoints,
  taxFils: order.taxFils,
  grossFils: order.netFils + order.taxFils,
  buyer: order.buyer,
  createdAt: order.createdAt.toISOString(),
  orderedBy,
  payBefore: order.payBefore.toISOString(),
  paidAt: momentOf(order.paidAt),
  cancelledAt: momentOf(order.cancelledAt),
  refunded: refundedOf(order, keptFils),
  hasDiffering: order.differing.length > 0,
});

const namedOrders = (db: Reader, where: SQL | undefined) =>
  db
    .select({ order: creditOrders, orderedBy: nameOfPerson, keptFils })
    .from(creditOrders)
    .leftJoin(users, eq(users.id, creditOrders.orderedBy))
    .where(where);

/** The newest orders of a brand, up to a limit. */
export const readNewestOrders = (db: Reader, brandId: string, limit: number): Promise<NamedOrder[]> =>
  namedOrders(db, eq(creditOrders.brandId, brandId))
    .orderBy(desc(creditOrders.createdAt), desc(creditOrders.id))
    .limit(limit);

/** An order of this brand. Throws billing.order_not_found. */
export async function readOrder(db: Reader, brandId: string, id: string): Promise<NamedOrder> {
  const [found] = await namedOrders(db, and(eq(creditOrders.id, id), eq(creditOrders.brandId, brandId)));
  if (!found) throw new AppError('billing.order_not_found');
  return found;
}

/** Any order, for the admin. Throws billing.order_not_found. */
export async function readAnyOrder(db: Reader, id: string): Promise<NamedOrder> {
  const [found] = await namedOrders(db, eq(creditOrders.id, id));
  if (!found) throw new AppError('billing.order_not_found');
  return found;
}

/** Locks an order until the transaction ends. Throws billing.order_not_found. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(creditOrders).where(eq(creditOrders.id, id)).for('update');
  if (!order) throw new AppError('billing.order_not_found');
  return order;
}

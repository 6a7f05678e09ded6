/** Orders of credits as their readers see them. */
import { AppError, type CreditOrder } from '@briefcast/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { creditOrders, users } from '../../platform/database/tables/index.ts';
import { nameOfPerson } from './person-name.ts';

export type OrderRow = typeof creditOrders.$inferSelect;

/** An order with the name of who ordered. */
export interface NamedOrder {
  order: OrderRow;
  orderedBy: string | null;
}

const momentOf = (date: Date | null) => date?.toISOString() ?? null;

/** An order as its brand sees it. */
export const presentOrder = ({ order, orderedBy }: NamedOrder): CreditOrder => ({
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
});

const namedOrders = (db: Reader, where: SQL | undefined) =>
  db
    .select({ order: creditOrders, orderedBy: nameOfPerson })
    .from(creditOrders)
    .leftJoin(users, eq(users.id, creditOrders.orderedBy))
    .where(where);

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

/**
 * Closes an order: paid, in whichever way, or cancelled. Each only once, under the order's lock
 * (rules/credits#orders).
 */

import type { FactActor } from '@briefcast/contract';
import { AppError, type DifferingPayment, missingOfBuyerDetails } from '@briefcast/contract';
import { type PaymentSource, taxedAmountOf } from '@briefcast/contract/credits/ledger';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creditOrders } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { buyerOf, issueInvoice } from '../invoices/issue-invoice.ts';
import { bookPack } from '../ledger/book-packs.ts';
import { lockOrder, type OrderRow } from './order-rows.ts';

export interface Payment {
  /** Way in which the money arrived, which may differ from the order's. */
  source: PaymentSource;
  receivedFils: number;
  /** Reason for accepting another amount than the price as full payment; empty for the exact price. */
  note: string;
  /** For a transfer: the day on which it arrived, and the bank's reference. */
  receivedOn?: string | undefined;
  bankReference?: string | undefined;
  actor: Extract<FactActor, 'ADMIN' | 'SYSTEM'>;
}

/**
 * Books the payment and the credits that it buys. Returns whether it was new: an order that is paid already
 * stays as it is. Throws billing.order_not_found, billing.order_closed for a cancelled one, and
 * billing.amount_differs for another amount without a note, invoice.no_buyer where its invoice could not name the buyer, and
 * what `issueInvoice` throws.
 */
export async function markOrderPaid(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  id: string,
  { source, receivedFils, note, actor, receivedOn, bankReference }: Payment,
): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (order.status === 'PAID') return false;
  if (order.status === 'CANCELLED')
    throw new AppError('billing.order_closed', { params: { status: order.status } });
  const expectedFils = order.netFils + order.taxFils;
  if (receivedFils !== expectedFils && note === '')
    throw new AppError('billing.amount_differs', { params: { expectedFils } });
  if (missingOfBuyerDetails(order.buyer).length > 0) throw new AppError('invoice.no_buyer');
  await tx
    .update(creditOrders)
    .set({ status: 'PAID', source, receivedFils, note, paidAt: deps.clock(), receivedOn, bankReference })
    .where(eq(creditOrders.id, id));
  await deps.facts.append(tx, { kind: 'order.paid', actor, brandId: order.brandId, subjectId: id });
  const { brandId, credits } = order;
  const price = priceOfReceived(order, receivedFils);
  await bookPack(deps, tx, { brandId, orderId: id, credits, source, price });
  await invoiceOrder(deps, tx, order, source, price);
  return true;
}

/** Issues the tax invoice of an order that has just been paid (rules/invoices#when). */
async function invoiceOrder(
  deps: Pick<TxDeps, 'clock' | 'settings'>,
  tx: Tx,
  { id, brandId, credits, taxBasisPoints, reference, buyer }: OrderRow,
  source: PaymentSource,
  { netFils, taxFils }: ReturnType<typeof priceOfReceived>,
): Promise<void> {
  await issueInvoice(deps, tx, {
    kind: 'INVOICE',
    cause: `order:${id}`,
    ownerId: brandId,
    buyer: buyerOf(buyer),
    sold: [{ item: { kind: 'CREDITS', credits }, quantity: 1, unitFils: netFils, taxFils }],
    taxBasisPoints,
    suppliedAt: deps.clock(),
    payment: { source, reference },
    corrects: null,
  });
}

/** The amount received, split into net price and tax at the order's rate, rounded to a fils. */
export function priceOfReceived({ netFils, taxFils, taxBasisPoints }: OrderRow, receivedFils: number) {
  if (receivedFils === netFils + taxFils) return { netFils, taxFils };
  return taxedAmountOf(receivedFils, taxBasisPoints);
}

/**
 * Cancels an order that waits for payment; a cancelled one stays so. Throws billing.order_not_found and
 * billing.order_closed.
 */
export async function cancelOrder(
  { clock, facts }: Pick<TxDeps, 'clock' | 'facts'>,
  tx: Tx,
  id: string,
  actor: { kind: FactActor; userId: string | null },
): Promise<boolean> {
  const order = await lockOrder(tx, id);
  if (order.status === 'CANCELLED') return false;
  if (order.status === 'PAID')
    throw new AppError('billing.order_closed', { params: { status: order.status } });
  await tx
    .update(creditOrders)
    .set({ status: 'CANCELLED', cancelledAt: clock() })
    .where(eq(creditOrders.id, id));
  await facts.append(tx, {
    kind: 'order.cancelled',
    actor: actor.kind,
    actorId: actor.userId,
    brandId: order.brandId,
    subjectId: id,
  });
  return true;
}

/** Records a card payment that differs from the order's price, once, for the admin to decide. The order is locked. */
export async function keepDiffering(
  tx: Tx,
  { id, differing }: OrderRow,
  payment: DifferingPayment,
): Promise<void> {
  if (differing.some((known) => known.id === payment.id)) return;
  await tx
    .update(creditOrders)
    .set({ differing: [...differing, payment] })
    .where(eq(creditOrders.id, id));
}

/** Removes a differing payment that was accepted as the price, or refunded. The order is locked. */
export async function dropDiffering(tx: Tx, { id, differing }: OrderRow, paymentId: string): Promise<void> {
  const left = differing.filter((known) => known.id !== paymentId);
  if (left.length === differing.length) return;
  await tx.update(creditOrders).set({ differing: left }).where(eq(creditOrders.id, id));
}

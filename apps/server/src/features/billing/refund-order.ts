/** Giving back what was not spent of a pack (rules/billing#refunds). */
import { AppError, type NewRefund, type RefundOffer } from '@briefcast/contract';
import { priceOfCredits } from '@briefcast/contract/rules/price-of-credits';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerEntries } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { findInvoice, issueInvoice } from '../invoices/issue-invoice.ts';
import { refundPack } from '../ledger/book-packs.ts';
import { lockPurse, readPacks } from '../ledger/purse.ts';
import { priceOfReceived } from './close-order.ts';
import { lockOrder, type OrderRow, readAnyOrder } from './order-rows.ts';
import { readAdminOrder } from './read-admin-orders.ts';

/** What can be given back of a paid order, for what price. Throws billing.not_refundable. */
async function refundable(db: Reader, order: OrderRow) {
  const refuse = (reason: 'NOT_PAID' | 'BY_CARD' | 'NOTHING_LEFT') =>
    new AppError('billing.not_refundable', { params: { reason } });
  const { id, brandId, credits, source, status, receivedFils } = order;
  if (status !== 'PAID' || receivedFils === null) throw refuse('NOT_PAID');
  // What goes back to a card is booked when the provider tells of it.
  if (source === 'CARD') throw refuse('BY_CARD');
  const packs = await readPacks(db, brandId);
  const unused = packs.find(({ packId }) => packId === id)?.ready ?? 0;
  if (unused === 0) throw refuse('NOTHING_LEFT');
  const [refunded] = await db
    .select({ credits: sql<number>`coalesce(sum(${ledgerEntries.credits}), 0)::int` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.ownerId, brandId),
        eq(ledgerEntries.orderId, id),
        eq(ledgerEntries.movement, 'REFUNDED'),
      ),
    );
  const paid = { ...priceOfReceived(order, receivedFils), credits };
  return { unused, price: priceOfCredits(paid, { before: refunded?.credits ?? 0, credits: unused }) };
}

/** What would be given back of an order now. Throws billing.order_not_found and billing.not_refundable. */
export async function readRefundOffer(db: Tx, id: string): Promise<RefundOffer> {
  const { order } = await readAnyOrder(db, id);
  const { unused, price } = await refundable(db, order);
  const invoice = await findInvoice(db, `order:${id}`);
  return {
    order: await readAdminOrder(db, id),
    invoice: invoice?.document.number ?? null,
    unused,
    ...price,
    grossFils: price.netFils + price.taxFils,
  };
}

/**
 * Takes back the credits of an order that were not spent and issues the credit note, whose number it returns; the money
 * itself the operator sends. Throws billing.order_not_found, billing.not_refundable, and billing.refund_changed where
 * another number of credits is left than was offered.
 */
export async function refundOrder(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  id: string,
  { credits, reason }: NewRefund,
): Promise<string> {
  const order = await lockOrder(tx, id);
  const { brandId, taxBasisPoints, reference, buyer } = order;
  await lockPurse(tx, brandId);
  const { unused, price } = await refundable(tx, order);
  if (unused !== credits) throw new AppError('billing.refund_changed', { params: { unused } });
  const refundId = uuidv7();
  const pack = { brandId, orderId: id, source: order.source, price, credits, refundId };
  await deps.facts.append(tx, { kind: 'order.refunded', actor: 'ADMIN', brandId, subjectId: id });
  await refundPack(deps, tx, pack);
  const { company: name, address, taxNumber } = buyer;
  const { document } = await issueInvoice(deps, tx, {
    kind: 'CREDIT_NOTE',
    cause: `refund:${refundId}`,
    ownerId: brandId,
    buyer: { name, address, taxNumber },
    sold: [
      { item: { kind: 'CREDITS', credits }, quantity: 1, unitFils: price.netFils, taxFils: price.taxFils },
    ],
    taxBasisPoints,
    suppliedAt: deps.clock(),
    payment: { source: order.source, reference },
    corrects: await findInvoice(tx, `order:${id}`),
    reason,
  });
  return document.number;
}

/** Refunds the unspent credits of a pack (rules/credits#refunds). */
import { AppError, type NewRefund, type RefundOffer } from '@briefcast/contract';
import { priceOfCredits } from '@briefcast/contract/credits/price';
import { filsForCredits, refundOf } from '@briefcast/contract/credits/refunds';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { buyerOf, findInvoice, issueInvoice } from '../invoices/issue-invoice.ts';
import { refundPack } from '../ledger/book-packs.ts';
import { lockCreditAccount, readPacks } from '../ledger/credit-account.ts';
import { priceOfReceived } from './close-order.ts';
import { lockOrder, type OrderRow, readAnyOrder } from './order-rows.ts';
import { readAdminOrder } from './read-admin-orders.ts';

const refuse = (reason: 'NOT_PAID' | 'BY_CARD' | 'NOTHING_LEFT') =>
  new AppError('billing.not_refundable', { params: { reason } });

/** Reads the amount of an order's card payments that was refunded and not reinstated, by the books. */
async function readGoneByCard(db: Reader, { brandId, id }: OrderRow, receivedFils: number): Promise<number> {
  const [kept] = await db
    .select({ fils: sql<number>`coalesce(sum(${ledgerPostings.amount}), 0)::double precision` })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.name, ledgerPostings.account))
    .where(
      and(
        eq(ledgerEntries.ownerId, brandId),
        eq(ledgerEntries.orderId, id),
        eq(ledgerAccounts.kind, 'money.card'),
      ),
    );
  return receivedFils - (kept?.fils ?? 0);
}

/** The credits of a paid order that can be refunded, and their price. Throws billing.not_refundable. */
async function refundable(db: Reader, order: OrderRow) {
  const { id, brandId, credits, source, status, receivedFils } = order;
  if (status !== 'PAID' || receivedFils === null) throw refuse('NOT_PAID');
  const packs = await readPacks(db, brandId);
  const unused = packs.find(({ packId }) => packId === id)?.ready ?? 0;
  if (unused === 0) throw refuse('NOTHING_LEFT');
  if (source === 'CARD') {
    const goneFils = await readGoneByCard(db, order, receivedFils);
    const price = refundOf(order, goneFils, filsForCredits(order, goneFils, unused)).price;
    return { unused, price, goneFils };
  }
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
  const price = priceOfCredits(paid, { before: refunded?.credits ?? 0, credits: unused });
  return { unused, price, goneFils: 0 };
}

/** Reads the refund that an order would get now. Throws billing.order_not_found and billing.not_refundable. */
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
 * Takes back the unspent credits of an order and issues the credit note, whose number it returns; the
 * operator transfers the money. Throws billing.order_not_found, billing.not_refundable, and
 * billing.refund_changed if the number of unspent credits differs from the offer.
 */
export async function refundOrder(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  id: string,
  { credits, reason }: NewRefund,
): Promise<string> {
  const order = await lockOrder(tx, id);
  const { brandId, taxBasisPoints, reference, buyer } = order;
  await lockCreditAccount(tx, brandId);
  // A refund to a card is booked when the provider has sent it (features/payments/refund-card.ts).
  if (order.source === 'CARD') throw refuse('BY_CARD');
  const { unused, price } = await refundable(tx, order);
  if (unused !== credits) throw new AppError('billing.refund_changed', { params: { unused } });
  const refundId = uuidv7();
  const pack = { brandId, orderId: id, source: order.source, price, credits, refundId };
  await deps.facts.append(tx, { kind: 'order.refunded', actor: 'ADMIN', brandId, subjectId: id });
  await refundPack(deps, tx, pack);
  const { document } = await issueInvoice(deps, tx, {
    kind: 'CREDIT_NOTE',
    cause: `refund:${refundId}`,
    ownerId: brandId,
    buyer: buyerOf(buyer),
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

/**
 * Plans the refund by card for the unspent credits of an order, as of now. Throws billing.order_not_found,
 * billing.not_refundable, also for an order that was not paid by card, and billing.refund_changed.
 */
export async function planCardRefund(
  tx: Tx,
  id: string,
  { credits }: NewRefund,
): Promise<{ fils: number; goneFils: number }> {
  const order = await lockOrder(tx, id);
  await lockCreditAccount(tx, order.brandId);
  const { unused, price, goneFils } = await refundable(tx, order);
  if (order.source !== 'CARD') throw refuse('NOT_PAID');
  if (unused !== credits) throw new AppError('billing.refund_changed', { params: { unused } });
  return { fils: price.netFils + price.taxFils, goneFils };
}

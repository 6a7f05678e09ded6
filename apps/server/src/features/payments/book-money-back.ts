/** Books what went back of an order, each once, with its credit note (rules/billing#refunds). */

import type { TaxedAmount } from '@briefcast/contract/rules/ledger';
import { refundOf } from '@briefcast/contract/rules/refunds';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import type { OrderRow } from '../billing/order-rows.ts';
import { findInvoice, issueInvoice, type ToInvoice } from '../invoices/issue-invoice.ts';
import { endPack, refundPack, reinstatePack, wasReinstated } from '../ledger/book-packs.ts';
import type { MoneyBack } from './money-back.ts';

type BookDeps = Pick<TxDeps, 'clock' | 'facts' | 'settings'>;

/** The paper about a part of an order's price. */
const paperOf = (
  { clock }: BookDeps,
  { brandId, credits, taxBasisPoints, reference, buyer }: OrderRow,
  { netFils, taxFils }: TaxedAmount,
): Omit<ToInvoice, 'kind' | 'cause' | 'corrects'> => ({
  ownerId: brandId,
  buyer: { name: buyer.company, address: buyer.address, taxNumber: buyer.taxNumber },
  sold: [{ item: { kind: 'CREDITS', credits }, quantity: 1, unitFils: netFils, taxFils }],
  taxBasisPoints,
  suppliedAt: clock(),
  payment: { source: 'CARD', reference },
});

async function bookOne(
  deps: BookDeps,
  tx: Tx,
  order: OrderRow,
  { id: refundId, isReinstated, reason }: MoneyBack,
  { credits, price }: ReturnType<typeof refundOf>,
): Promise<void> {
  const { id: orderId, brandId } = order;
  const pack = { brandId, orderId, source: 'CARD', price, refundId } as const;
  const about = { actor: 'SYSTEM', brandId, subjectId: orderId } as const;
  if ((await refundPack(deps, tx, { ...pack, credits })) !== null) {
    await deps.facts.append(tx, { kind: 'order.refunded', ...about });
    const corrects = await findInvoice(tx, `order:${orderId}`);
    const paper = paperOf(deps, order, price);
    await issueInvoice(deps, tx, {
      ...paper,
      kind: 'CREDIT_NOTE',
      cause: `refund:${refundId}`,
      corrects,
      reason,
    });
  }
  if (isReinstated && (await reinstatePack(deps, tx, pack))) {
    await deps.facts.append(tx, { kind: 'order.paid', ...about });
    const paper = paperOf(deps, order, price);
    await issueInvoice(deps, tx, {
      ...paper,
      kind: 'INVOICE',
      cause: `reinstated:${refundId}`,
      corrects: null,
    });
  }
}

/**
 * Books everything that went back of an order that was paid by card. Give all of it each time, in its order: what was
 * booked before changes nothing. What came back to the house counts as gone first, so that an older look at it, which
 * is booked later, finds it done.
 */
export async function bookMoneyBack(
  deps: BookDeps,
  tx: Tx,
  order: OrderRow,
  backs: readonly MoneyBack[],
): Promise<void> {
  let goneFils = 0;
  for (const back of backs) {
    const part = refundOf(order, goneFils, back.fils);
    if (part.price.netFils + part.price.taxFils === 0) continue;
    await bookOne(deps, tx, order, back, part);
    // A look from before it came back may be booked after that, and must not take it for gone.
    if (!back.isReinstated && !(await wasReinstated(tx, back.id))) goneFils += back.fils;
  }
  if (goneFils >= order.netFils + order.taxFils)
    await endPack(deps, tx, { brandId: order.brandId, orderId: order.id });
}

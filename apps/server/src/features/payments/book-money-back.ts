/** Books the refunds of an order, each once, with its credit note (rules/credits#refunds). */

import type { TaxedAmount } from '@briefcast/contract/credits/ledger';
import { refundOf } from '@briefcast/contract/credits/refunds';
import type { Tx } from '../../platform/database/database.ts';
import type { TxDeps } from '../../platform/deps.ts';
import type { OrderRow } from '../credits/order-rows.ts';
import { buyerOf, findInvoice, issueInvoice, type ToInvoice } from '../invoices/issue-invoice.ts';
import { endPack, refundPack, reinstatePack, wasReinstated } from '../ledger/book-packs.ts';
import type { MoneyBack } from './money-back.ts';

type BookDeps = Pick<TxDeps, 'clock' | 'facts' | 'settings'>;

/** The credit note about a part of an order's price. */
const paperOf = (
  { clock }: BookDeps,
  { brandId, credits, taxBasisPoints, reference, buyer }: OrderRow,
  { netFils, taxFils }: TaxedAmount,
): Omit<ToInvoice, 'kind' | 'cause' | 'corrects'> => ({
  ownerId: brandId,
  buyer: buyerOf(buyer),
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
 * Books all refunds of an order that was paid by card. Pass all of them each time, in order: those booked
 * before change nothing. A reversed refund is first booked as a refund, so that an older result, which may be
 * booked later, changes nothing.
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
    // A result from before the reversal may be booked after it, and must not be taken for a new refund.
    if (!back.isReinstated && !(await wasReinstated(tx, back.id))) goneFils += back.fils;
  }
  if (goneFils >= order.netFils + order.taxFils)
    await endPack(deps, tx, { brandId: order.brandId, orderId: order.id });
}

/** Books the refunds of a month, each once, with its credit note (rules/subscriptions#refunds). */
import { monthsLater, type TaxedAmount } from '@briefcast/contract/credits/ledger';
import { refundOf } from '@briefcast/contract/credits/refunds';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { creatorSubscriptions, subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { buyerOf, findInvoice, issueInvoice, type ToInvoice } from '../invoices/issue-invoice.ts';
import { bookMonthMoney, cameAgain } from '../ledger/book-subscription.ts';
import type { MoneyBack } from '../payments/money-back.ts';
import { addMonth } from './pay-month.ts';
import { lockSubscription, type SubscriptionOrderRow } from './subscription-rows.ts';

type BookDeps = Pick<TxDeps, 'clock' | 'facts' | 'settings'>;

/** The credit note about a part of a month's price, which describes the month as its invoice does. */
async function paperOf(
  { clock }: BookDeps,
  tx: Tx,
  { id, creatorId, buyer, taxBasisPoints, source, reference }: SubscriptionOrderRow,
  { netFils, taxFils }: TaxedAmount,
): Promise<Omit<ToInvoice, 'kind' | 'cause'>> {
  const corrects = await findInvoice(tx, `subscription:${id}`);
  const item = corrects?.document.lines[0]?.item;
  if (!item) throw new Error(`The month ${reference} has no invoice`);
  return {
    ownerId: creatorId,
    buyer: buyerOf(buyer),
    sold: [{ item, quantity: 1, unitFils: netFils, taxFils }],
    taxBasisPoints,
    suppliedAt: clock(),
    payment: { source, reference },
    corrects,
  };
}

async function bookOne(
  deps: BookDeps,
  tx: Tx,
  order: SubscriptionOrderRow,
  { id: refundId, isReinstated, reason }: MoneyBack,
  price: TaxedAmount,
): Promise<void> {
  const { id: orderId, creatorId, source } = order;
  const money = { ownerId: creatorId, orderId, source, price, refundId };
  const about = { actor: 'SYSTEM', creatorId, subjectId: orderId } as const;
  if (await bookMonthMoney(deps, tx, 'UNSUBSCRIBED', money)) {
    await deps.facts.append(tx, { kind: 'subscription.refunded', ...about });
    const paper = await paperOf(deps, tx, order, price);
    await issueInvoice(deps, tx, { ...paper, kind: 'CREDIT_NOTE', cause: `refund:${refundId}`, reason });
  }
  if (isReinstated && (await bookMonthMoney(deps, tx, 'SUBSCRIBED', money))) {
    await deps.facts.append(tx, { kind: 'subscription.changed', ...about });
    const paper = await paperOf(deps, tx, order, price);
    const cause = `reinstated:${refundId}`;
    await issueInvoice(deps, tx, { ...paper, kind: 'INVOICE', cause, corrects: null });
  }
}

/** The end of the subscription without one month: a month earlier, but not before now; an end in the past stays. */
function endWithout(endsAt: Date, now: Date): Date {
  const earlier = monthsLater(endsAt, -1);
  if (earlier > now) return earlier;
  return endsAt < now ? endsAt : now;
}

/**
 * Books all refunds of a paid month; pass all of them each time, in order. Once its whole price was refunded
 * the month is removed from the subscription, and if that is reversed it is added again. For a deleted
 * creator only the money is booked.
 */
export async function bookMonthBacks(
  deps: BookDeps,
  tx: Tx,
  { id, creatorId }: Pick<SubscriptionOrderRow, 'id' | 'creatorId'>,
  backs: readonly MoneyBack[],
): Promise<void> {
  const locked = await lockSubscription(deps, tx, creatorId);
  const [order] = await tx
    .select()
    .from(subscriptionOrders)
    .where(eq(subscriptionOrders.id, id))
    .for('update');
  if (order?.status !== 'PAID') return;
  let goneFils = 0;
  for (const back of backs) {
    const { price } = refundOf({ credits: 0, ...order }, goneFils, back.fils);
    if (price.netFils + price.taxFils === 0) continue;
    await bookOne(deps, tx, order, back, price);
    // A result from before the reversal may be booked after it, and must not be taken for a new refund.
    if (!back.isReinstated && !(await cameAgain(tx, back.id))) goneFils += back.fils;
  }
  const isGone = goneFils >= order.netFils + order.taxFils;
  if (isGone === (order.refundedAt !== null)) return;
  const now = deps.clock();
  await tx
    .update(subscriptionOrders)
    .set({ refundedAt: isGone ? now : null })
    .where(eq(subscriptionOrders.id, id));
  if (!locked) return;
  if (!isGone) await addMonth(deps, tx, locked.creator, locked.subscription, order.source);
  else
    await tx
      .update(creatorSubscriptions)
      .set({ endsAt: endWithout(locked.subscription.endsAt, now) })
      .where(eq(creatorSubscriptions.creatorId, creatorId));
}

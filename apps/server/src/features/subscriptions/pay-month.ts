/** Months of a subscription: ordered, and paid by transfer or by card, each once (rules/subscriptions#months). */

import { AppError, chargedTax, type SubscriptionOrder } from '@briefcast/contract';
import {
  monthsLater,
  type PaymentSource,
  type TaxedAmount,
  taxedAmountOf,
} from '@briefcast/contract/credits/ledger';
import { marketYear } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { personIsSuspended } from '../../platform/auth/suspended.ts';
import { nextNumber } from '../../platform/database/counters.ts';
import type { Tx } from '../../platform/database/database.ts';
import { creatorSubscriptions, subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { showProfile } from '../creators/show-profile.ts';
import { buyerOf, issueInvoice } from '../invoices/issue-invoice.ts';
import { bookSubscription } from '../ledger/book-subscription.ts';
import {
  findAwaiting,
  type LockedCreator,
  lockSubscription,
  presentOrder,
  priceOf,
  requireMonthsForSale,
  type SubscriptionOrderRow,
  type SubscriptionRow,
} from './subscription-rows.ts';

type MonthDeps = Pick<TxDeps, 'clock' | 'facts' | 'settings'>;

interface NewMonth {
  source: PaymentSource;
  price: TaxedAmount;
  /** The provider's invoice of it; null for a transfer. */
  cardInvoiceId: string | null;
}

async function writeMonth(
  { clock, settings }: MonthDeps,
  tx: Tx,
  creator: LockedCreator,
  { source, price, cardInvoiceId }: NewMonth,
): Promise<SubscriptionOrderRow> {
  const now = clock();
  const year = marketYear(now);
  const number = await nextNumber(tx, `subscription/${year}`);
  const name = `${creator.firstName} ${creator.lastName}`;
  const [order] = await tx
    .insert(subscriptionOrders)
    .values({
      id: uuidv7(),
      reference: `SUB-${year}-${String(number).padStart(4, '0')}`,
      creatorId: creator.userId,
      source,
      ...price,
      taxBasisPoints: chargedTax(settings.now()),
      buyer: { company: name, address: creator.location ?? '', taxNumber: '', email: '' },
      createdAt: now,
      cardInvoiceId,
    })
    .returning();
  if (!order) throw new Error('The month was not kept');
  return order;
}

/** Orders a month by transfer; if one waits already, that is returned. Throws what `requireMonthsForSale` throws. */
export async function orderMonth(deps: MonthDeps, tx: Tx, creatorId: string): Promise<SubscriptionOrder> {
  requireMonthsForSale(deps.settings);
  const locked = await lockSubscription(deps, tx, creatorId);
  if (!locked) throw new AppError('auth.session_expired');
  const awaiting = await findAwaiting(tx, creatorId);
  if (awaiting) return presentOrder(awaiting);
  const order = await writeMonth(deps, tx, locked.creator, {
    source: 'TRANSFER',
    price: priceOf(deps.settings.now()),
    cardInvoiceId: null,
  });
  await appendChanged(deps, tx, creatorId, order.id);
  return presentOrder(order);
}

const appendChanged = ({ facts }: MonthDeps, tx: Tx, creatorId: string, subjectId: string) =>
  facts.append(tx, { kind: 'subscription.changed', actor: 'SYSTEM', creatorId, subjectId });

/**
 * Adds a month after the paid time; a profile that was hidden by the lapse is published again. Paying a month
 * by transfer also revokes a cancellation.
 */
export async function addMonth(
  deps: MonthDeps,
  tx: Tx,
  creator: LockedCreator,
  subscription: SubscriptionRow,
  source: PaymentSource,
): Promise<{ from: Date; until: Date }> {
  const { userId: creatorId, withheldAt } = creator;
  const now = deps.clock();
  const from = subscription.endsAt > now ? subscription.endsAt : now;
  const until = monthsLater(from, 1);
  const { pausedUntil } = subscription;
  await tx
    .update(creatorSubscriptions)
    .set({
      endsAt: until,
      isPaid: true,
      hiddenAt: null,
      pausedUntil: pausedUntil !== null && pausedUntil > until ? pausedUntil : null,
      ...(source === 'TRANSFER' && subscription.cardSubscriptionId === null ? { isEnding: false } : {}),
    })
    .where(eq(creatorSubscriptions.creatorId, creatorId));
  // A profile that the admin took offline since stays offline.
  if (subscription.hiddenAt !== null && withheldAt === null && !creator.isPublished) {
    if (!(await personIsSuspended(tx, creatorId))) await showProfile(deps, tx, creatorId, true);
  }
  return { from, until };
}

/** Marks a month as paid, with its entry in the books and its invoice. The creator is locked. */
async function settleMonth(
  deps: MonthDeps,
  tx: Tx,
  { creator, subscription }: { creator: LockedCreator; subscription: SubscriptionRow },
  order: SubscriptionOrderRow,
): Promise<void> {
  const { id, source, netFils, taxFils, taxBasisPoints, buyer, reference } = order;
  const { from, until } = await addMonth(deps, tx, creator, subscription, source);
  await tx
    .update(subscriptionOrders)
    .set({ status: 'PAID', paidAt: deps.clock() })
    .where(eq(subscriptionOrders.id, id));
  const ownerId = creator.userId;
  await bookSubscription(deps, tx, { ownerId, orderId: id, source, price: { netFils, taxFils } });
  const item = { kind: 'SUBSCRIPTION', from: from.toISOString(), until: until.toISOString() } as const;
  await issueInvoice(deps, tx, {
    kind: 'INVOICE',
    cause: `subscription:${id}`,
    ownerId,
    buyer: buyerOf(buyer),
    sold: [{ item, quantity: 1, unitFils: netFils, taxFils }],
    taxBasisPoints,
    suppliedAt: deps.clock(),
    payment: { source, reference },
    corrects: null,
  });
  await appendChanged(deps, tx, ownerId, id);
}

/**
 * Confirms that the price of a month arrived by transfer. Returns whether it was new. Throws
 * billing.order_not_found, also if its creator was deleted, and what `issueInvoice` throws.
 */
export async function confirmMonth(deps: MonthDeps, tx: Tx, id: string): Promise<boolean> {
  const read = () => tx.select().from(subscriptionOrders).where(eq(subscriptionOrders.id, id));
  const [known] = await read();
  const locked = known && (await lockSubscription(deps, tx, known.creatorId));
  // Read again under the creator's lock, which every payment of a month takes.
  const [order] = await read();
  if (!locked || !order) throw new AppError('billing.order_not_found');
  if (order.status === 'PAID') return false;
  await settleMonth(deps, tx, locked, order);
  return true;
}

/** Books a month that was charged to a card, once for each of the provider's invoices. Returns whether it was new. */
export async function payMonthByCard(
  deps: MonthDeps,
  tx: Tx,
  creatorId: string,
  { id: cardInvoiceId, amount_paid: grossFils }: { id: string; amount_paid: number },
): Promise<boolean> {
  const locked = await lockSubscription(deps, tx, creatorId);
  if (!locked) return false;
  const [known] = await tx
    .select({ id: subscriptionOrders.id })
    .from(subscriptionOrders)
    .where(eq(subscriptionOrders.cardInvoiceId, cardInvoiceId));
  if (known) return false;
  const order = await writeMonth(deps, tx, locked.creator, {
    source: 'CARD',
    // The amount charged, which may be an older price.
    price: taxedAmountOf(grossFils, chargedTax(deps.settings.now())),
    cardInvoiceId,
  });
  await settleMonth(deps, tx, locked, order);
  return true;
}

/** Refunds a paid month, by the admin or as the provider reports (rules/subscriptions#refunds). */
import { AppError } from '@briefcast/contract';
import { eq, inArray } from 'drizzle-orm';
import { subscriptionOrders } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { findInvoice } from '../invoices/issue-invoice.ts';
import { askForRefund } from '../payments/ask-for-refund.ts';
import { type MoneyBack, readMoneyBack } from '../payments/money-back.ts';
import { bookMonthBacks } from './book-month-back.ts';
import type { SubscriptionOrderRow } from './subscription-rows.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'payments' | 'log'>;

const idOf = (thing: string | { id: string } | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

/** Books the refunds of a provider's payment, if it paid a month; ignores other payments. */
export async function settleMonthMoney(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>,
  { stripe }: Payments,
  paymentId: string,
): Promise<void> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
  });
  const cardInvoiceIds = data.flatMap(({ invoice }) => idOf(invoice) ?? []);
  if (cardInvoiceIds.length === 0) return;
  const [order] = await deps.db
    .select()
    .from(subscriptionOrders)
    .where(inArray(subscriptionOrders.cardInvoiceId, cardInvoiceIds));
  if (!order) return;
  const backs = await readMoneyBack(stripe, paymentId);
  await deps.db.transaction((tx) => bookMonthBacks(deps, tx, order, backs));
}

/** Asks the provider to refund the rest of a month's price, and books it. Returns its last refund. */
async function refundByCard(
  deps: RefundDeps,
  { id, cardInvoiceId, netFils, taxFils }: SubscriptionOrderRow,
  reason: string,
): Promise<MoneyBack | undefined> {
  if (deps.payments === null) throw new AppError('payments.off');
  const { stripe } = deps.payments;
  const { data } = await stripe.invoicePayments.list({ invoice: cardInvoiceId ?? '' });
  const paymentId = data.map(({ payment }) => idOf(payment.payment_intent)).find(Boolean);
  if (paymentId === undefined) throw new AppError('payments.refund_refused');
  const before = await readMoneyBack(stripe, paymentId);
  const goneFils = before.reduce((sum, { fils, isReinstated }) => (isReinstated ? sum : sum + fils), 0);
  const fils = netFils + taxFils - goneFils;
  if (fils > 0)
    await askForRefund(deps, deps.payments, {
      paymentId,
      fils,
      about: { reason },
      key: `refund-month:${id}:${goneFils}`,
    });
  await settleMonthMoney(deps, deps.payments, paymentId);
  return (await readMoneyBack(stripe, paymentId)).findLast(({ isReinstated }) => !isReinstated);
}

/**
 * Refunds the price of a month, once however often it is called; the operator sends a transfer themselves.
 * Returns the number of the credit note, null while the provider has not sent the money. Throws
 * billing.order_not_found, billing.not_refundable for a month that was not paid, payments.off and
 * payments.refund_refused.
 */
export async function refundMonth(deps: RefundDeps, id: string, reason: string): Promise<string | null> {
  const [order] = await deps.db.select().from(subscriptionOrders).where(eq(subscriptionOrders.id, id));
  if (!order) throw new AppError('billing.order_not_found');
  if (order.status !== 'PAID')
    throw new AppError('billing.not_refundable', { params: { reason: 'NOT_PAID' } });
  const byTransfer: MoneyBack = {
    id: `month:${id}`,
    fils: order.netFils + order.taxFils,
    at: 0,
    isReinstated: false,
    reason,
  };
  const isByCard = order.source === 'CARD';
  const back = isByCard ? await refundByCard(deps, order, reason) : byTransfer;
  return deps.db.transaction(async (tx) => {
    if (!isByCard) await bookMonthBacks(deps, tx, order, [byTransfer]);
    const note = back && (await findInvoice(tx, `refund:${back.id}`));
    return note?.document.number ?? null;
  });
}

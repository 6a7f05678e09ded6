/**
 * Reads the state of a card payment from the provider and books it. Events only say that something changed:
 * so they may arrive twice, in any order, or late, and every read books the same (rules/credits#cards).
 */

import { AppError } from '@briefcast/contract';
import { dayMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Tx } from '../../platform/database/database.ts';
import { cardCheckouts, cardPayments, creditOrders } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { everyStep, forEachDue } from '../../platform/jobs/for-each-due.ts';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { dropDiffering, keepDiffering, markOrderPaid } from '../credits/close-order.ts';
import { lockOrder, type OrderRow } from '../credits/order-rows.ts';
import { bookMoneyBack } from './book-money-back.ts';
import { readMoneyBack } from './money-back.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'jobs'>;

/** Reads a payment and books its state. */
export const settlePaymentJob = jobKind<{ paymentId: string }>('payments.settle', {
  text: m.admin_job_payments,
  lane: 'quick',
  attempts: patientAttempts,
});
/** Refunds a payment that its order did not need. */
export const sendBackJob = jobKind<{ paymentId: string }>('payments.send_back', {
  text: m.admin_job_payments,
  lane: 'quick',
  attempts: patientAttempts,
});

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether this installation has such an order: a Stripe account may serve others too. */
async function isOrder(db: Deps['db'], id: string | undefined): Promise<boolean> {
  if (id === undefined || !idPattern.test(id)) return false;
  const rows = await db.select({ id: creditOrders.id }).from(creditOrders).where(eq(creditOrders.id, id));
  return rows.length > 0;
}

/** A payment as the provider returns it. */
type FoundPayment = Pick<Stripe.PaymentIntent, 'id' | 'amount_received' | 'currency'>;

/** Whether it is the order's price: a signed event says that somebody paid, but not how much was due. */
const isPriceOf = ({ netFils, taxFils }: OrderRow, { amount_received, currency }: FoundPayment): boolean =>
  currency === 'aed' && amount_received === netFils + taxFils;

/** Books a payment as the one that pays its order. The order is locked, and waits for payment. */
async function bookAs(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  { id: orderId }: Pick<OrderRow, 'id'>,
  {
    id,
    receivedFils,
    note,
    actor,
  }: { id: string; receivedFils: number; note: string; actor: 'ADMIN' | 'SYSTEM' },
): Promise<void> {
  await markOrderPaid(deps, tx, orderId, { source: 'CARD', receivedFils, note, actor });
  await tx.insert(cardPayments).values({ id, orderId, createdAt: deps.clock() });
}

/**
 * Classifies a payment of an order: booked as the one that pays it, recorded as one that differs from its
 * price, or not needed.
 */
async function bookPayment(
  deps: SettleDeps,
  tx: Tx,
  order: OrderRow,
  payment: FoundPayment,
): Promise<'BOOKED' | 'DIFFERS' | 'NOT_NEEDED'> {
  const { id, amount_received: amount, currency } = payment;
  if (order.status !== 'AWAITING') {
    const [known] = await tx.select().from(cardPayments).where(eq(cardPayments.orderId, order.id));
    return known?.id === id ? 'BOOKED' : 'NOT_NEEDED';
  }
  if (!isPriceOf(order, payment)) {
    await keepDiffering(tx, order, { id, amount, currency, at: deps.clock().toISOString() });
    return 'DIFFERS';
  }
  const note = `Stripe ${id}`;
  await bookAs(deps, tx, order, { id, receivedFils: amount, note, actor: 'SYSTEM' });
  return 'BOOKED';
}

/**
 * Accepts a differing payment as the price of its order, as the admin decided. Throws billing.order_not_found
 * for a payment that is not recorded with it or is not in dirhams, and what `markOrderPaid` throws.
 */
export async function takeDiffering(
  deps: Pick<TxDeps, 'clock' | 'facts' | 'settings'>,
  tx: Tx,
  orderId: string,
  { paymentId, note }: { paymentId: string; note: string },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  const payment = order.differing.find(({ id }) => id === paymentId);
  if (payment?.currency !== 'aed') throw new AppError('billing.order_not_found');
  if (order.status !== 'AWAITING') return false;
  await bookAs(deps, tx, order, { id: paymentId, receivedFils: payment.amount, note, actor: 'ADMIN' });
  await dropDiffering(tx, order, paymentId);
  return true;
}

/** Reads a payment with all its refunds, and books what is new. */
export async function settlePayment(
  deps: SettleDeps,
  { stripe }: Payments,
  paymentId: string,
): Promise<void> {
  const payment = await stripe.paymentIntents.retrieve(paymentId);
  const { orderId } = payment.metadata;
  if (payment.status !== 'succeeded' || orderId === undefined || !(await isOrder(deps.db, orderId))) return;
  const backs = await readMoneyBack(stripe, paymentId);
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    // A refunded payment needs no decision any more.
    if (backs.length > 0) await dropDiffering(tx, order, paymentId);
    if (order.status === 'AWAITING' && backs.length > 0 && !isPriceOf(order, payment)) return;
    const became = await bookPayment(deps, tx, order, payment);
    if (became === 'BOOKED') await bookMoneyBack(deps, tx, order, backs);
    // Paid twice, or after it was cancelled or paid by transfer: nothing was sold for it, so it is not in the
    // books.
    else if (became === 'NOT_NEEDED' && backs.length === 0)
      await deps.jobs.enqueue(tx, sendBackJob, { paymentId });
  });
}

/** Refunds a whole payment, once however often it is called. */
export async function sendBack({ stripe }: Payments, paymentId: string): Promise<void> {
  const { amount_received: amount } = await stripe.paymentIntents.retrieve(paymentId);
  const backs = await readMoneyBack(stripe, paymentId);
  if (backs.length > 0) return;
  await stripe.refunds.create(
    { payment_intent: paymentId, amount, reason: 'duplicate' },
    { idempotencyKey: `send-back:${paymentId}` },
  );
}

/** Period in which checkout pages without an event are checked. */
const lookBackMilliseconds = 3 * dayMs;

type LookDeps = SettleDeps & Pick<Deps, 'log'>;

const lookAtOne = async (deps: LookDeps, payments: Payments, sessionId: string): Promise<void> => {
  const { payment_intent: payment } = await payments.stripe.checkout.sessions.retrieve(sessionId);
  const paymentId = typeof payment === 'string' ? payment : payment?.id;
  if (paymentId) await settlePayment(deps, payments, paymentId);
};

/** Checks the pages of orders that still wait: a payment is booked even if no event ever arrived. */
export async function lookAtCheckouts(deps: LookDeps, payments: Payments): Promise<void> {
  const since = new Date(deps.clock().getTime() - lookBackMilliseconds);
  const lookAtOpen = () =>
    forEachDue<{ sessionId: string }>(deps, {
      read: (limit, last) =>
        deps.db
          .select({ sessionId: cardCheckouts.sessionId })
          .from(creditOrders)
          .innerJoin(cardCheckouts, eq(cardCheckouts.orderId, creditOrders.id))
          .where(
            and(
              eq(creditOrders.status, 'AWAITING'),
              gt(creditOrders.createdAt, since),
              last ? gt(cardCheckouts.sessionId, last.sessionId) : undefined,
            ),
          )
          .orderBy(asc(cardCheckouts.sessionId))
          .limit(limit),
      work: ({ sessionId }) => lookAtOne(deps, payments, sessionId),
    });
  // Differing payments of an order that was closed in between are refunded.
  const settleDiffering = () =>
    forEachDue<Pick<OrderRow, 'id' | 'differing'>>(deps, {
      read: (limit, last) =>
        deps.db
          .select({ id: creditOrders.id, differing: creditOrders.differing })
          .from(creditOrders)
          .where(
            and(
              ne(creditOrders.status, 'AWAITING'),
              ne(creditOrders.differing, []),
              last ? gt(creditOrders.id, last.id) : undefined,
            ),
          )
          .orderBy(asc(creditOrders.id))
          .limit(limit),
      async work({ differing }) {
        for (const { id } of differing) await settlePayment(deps, payments, id);
      },
    });
  await everyStep(lookAtOpen, settleDiffering);
}

/**
 * What a payment by card has come to, read from the provider and booked. Its events only say that there is something to
 * look at: so they may come twice, in any order, or late, and every look books the same (rules/billing#cards).
 */
import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { cardCheckouts, cardPayments, creditOrders } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { Hopeless } from '../../platform/jobs/jobs.ts';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { markOrderPaid } from '../billing/close-order.ts';
import { lockOrder, type OrderRow } from '../billing/order-rows.ts';
import { bookMoneyBack } from './book-money-back.ts';
import { readMoneyBack } from './money-back.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'jobs'>;

/** Looks at a payment and books what it finds. */
export const settlePaymentJob = jobKind<{ paymentId: string }>('payments.settle', {
  lane: 'quick',
  attempts: patientAttempts,
});
/** Sends a payment back that its order did not need. */
export const sendBackJob = jobKind<{ paymentId: string }>('payments.send_back', {
  lane: 'quick',
  attempts: patientAttempts,
});

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether this installation has such an order: an account of Stripe's may serve others too. */
async function isOrder(db: Deps['db'], id: string | undefined): Promise<boolean> {
  if (id === undefined || !idPattern.test(id)) return false;
  const rows = await db.select({ id: creditOrders.id }).from(creditOrders).where(eq(creditOrders.id, id));
  return rows.length > 0;
}

/** Whether the order is paid by this payment, after it was booked where the order waited for one. */
async function bookPayment(
  deps: SettleDeps,
  tx: Tx,
  order: OrderRow,
  { id, amount_received: receivedFils }: { id: string; amount_received: number },
): Promise<boolean> {
  if (order.status !== 'AWAITING') {
    const [known] = await tx.select().from(cardPayments).where(eq(cardPayments.orderId, order.id));
    return known?.id === id;
  }
  const note = `Stripe ${id}`;
  await markOrderPaid(deps, tx, order.id, { source: 'CARD', receivedFils, note, actor: 'SYSTEM' });
  await tx.insert(cardPayments).values({ id, orderId: order.id, createdAt: deps.clock() });
  return true;
}

/** Reads a payment with everything that went back of it, and books what is new. Throws Hopeless for other currencies. */
export async function settlePayment(
  deps: SettleDeps,
  { stripe }: Payments,
  paymentId: string,
): Promise<void> {
  const payment = await stripe.paymentIntents.retrieve(paymentId);
  const { orderId } = payment.metadata;
  if (payment.status !== 'succeeded' || orderId === undefined || !(await isOrder(deps.db, orderId))) return;
  if (payment.currency !== 'aed') throw new Hopeless(`${paymentId} was paid in ${payment.currency}`);
  const backs = await readMoneyBack(stripe, paymentId);
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (await bookPayment(deps, tx, order, payment)) await bookMoneyBack(deps, tx, order, backs);
    // Paid twice, or after it was cancelled or paid by transfer: nothing was sold for it, so it is not in the books.
    else if (backs.length === 0) await deps.jobs.enqueue(tx, sendBackJob, { paymentId });
  });
}

/** Sends a whole payment back, once however often it is asked. */
export async function sendBack({ stripe }: Payments, paymentId: string): Promise<void> {
  const { amount_received: amount } = await stripe.paymentIntents.retrieve(paymentId);
  const backs = await readMoneyBack(stripe, paymentId);
  if (backs.length > 0) return;
  await stripe.refunds.create(
    { payment_intent: paymentId, amount, reason: 'duplicate' },
    { idempotencyKey: `send-back:${paymentId}` },
  );
}

/** How far back pages are looked at, where nothing was told of them. */
const lookBackMilliseconds = 3 * 24 * 60 * 60 * 1000;

/** Looks at the pages of orders that still wait: what was paid is booked also where no event ever came. */
export async function lookAtCheckouts(deps: SettleDeps, payments: Payments): Promise<void> {
  const since = new Date(deps.clock().getTime() - lookBackMilliseconds);
  const open = await deps.db
    .select({ sessionId: cardCheckouts.sessionId })
    .from(creditOrders)
    .innerJoin(cardCheckouts, eq(cardCheckouts.orderId, creditOrders.id))
    .where(and(eq(creditOrders.status, 'AWAITING'), gt(creditOrders.createdAt, since)));
  for (const { sessionId } of open) {
    const { payment_intent: payment } = await payments.stripe.checkout.sessions.retrieve(sessionId);
    const paymentId = typeof payment === 'string' ? payment : payment?.id;
    if (paymentId) await settlePayment(deps, payments, paymentId);
  }
}

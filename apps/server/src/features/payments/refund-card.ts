/** Refunds the unspent credits of a pack by card, for the admin (rules/credits#refunds). */
import { AppError, type NewRefund } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { cardPayments } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { planCardRefund } from '../credits/refund-order.ts';
import { findInvoice } from '../invoices/issue-invoice.ts';
import { askForRefund } from './ask-for-refund.ts';
import { readMoneyBack } from './money-back.ts';
import { settlePayment } from './settle-payment.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'jobs' | 'payments' | 'log'>;

const readPayment = async ({ db }: Pick<Deps, 'db'>, orderId: string) => {
  const [payment] = await db.select().from(cardPayments).where(eq(cardPayments.orderId, orderId));
  return payment;
};

/** Asks the provider for the refund, and books it. Returns the provider's id of the refund. */
async function makeRefund(deps: RefundDeps, orderId: string, wanted: NewRefund): Promise<string> {
  const { fils, goneFils } = await deps.db.transaction((tx) => planCardRefund(tx, orderId, wanted));
  if (deps.payments === null) throw new AppError('payments.off');
  const payment = await readPayment(deps, orderId);
  if (!payment) throw new AppError('billing.order_not_found');
  const refundId = await askForRefund(deps, deps.payments, {
    paymentId: payment.id,
    fils,
    about: { reason: wanted.reason, credits: wanted.credits },
    key: `refund:${orderId}:${goneFils}:${fils}`,
  });
  await settlePayment(deps, deps.payments, payment.id);
  return refundId;
}

/** The order's last refund, if it was made with the same reason for the same credits. */
async function findMade(
  deps: Pick<Deps, 'db' | 'payments'>,
  orderId: string,
  { credits, reason }: NewRefund,
): Promise<string | undefined> {
  const payment = await readPayment(deps, orderId);
  if (deps.payments === null || !payment) return undefined;
  const last = (await readMoneyBack(deps.payments.stripe, payment.id)).at(-1);
  const isSame = last?.credits === credits && last.reason === reason && !last.isReinstated;
  return isSame ? last.id : undefined;
}

/** The refusals that mean that the refund was made already. */
const isGone = (refusal: unknown) =>
  refusal instanceof AppError &&
  (refusal.code === 'billing.not_refundable' || refusal.code === 'billing.refund_changed');

/**
 * Refunds the unspent credits by card. Returns the number of the credit note, null while the provider has not
 * sent the money yet. The provider is called outside of any transaction, and once for the same refund;
 * repeating the call, because the answer was lost, returns the existing refund. Throws payments.off,
 * payments.refund_refused, and what `planCardRefund` throws.
 */
export async function refundCard(
  deps: RefundDeps,
  orderId: string,
  wanted: NewRefund,
): Promise<string | null> {
  const refundId = await makeRefund(deps, orderId, wanted).catch(async (refusal: unknown) => {
    const made = isGone(refusal) ? await findMade(deps, orderId, wanted) : undefined;
    if (made === undefined) throw refusal;
    return made;
  });
  const note = await deps.db.transaction((tx) => findInvoice(tx, `refund:${refundId}`));
  return note?.document.number ?? null;
}

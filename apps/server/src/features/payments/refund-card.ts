/** Sending back by card what was not spent of a pack, as the admin wants it (rules/billing#refunds). */
import { AppError, type NewRefund } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { cardPayments } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { planCardRefund } from '../billing/refund-order.ts';
import { findInvoice } from '../invoices/issue-invoice.ts';
import { askForRefund } from './ask-for-refund.ts';
import { settlePayment } from './settle-payment.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings' | 'jobs' | 'payments' | 'log'>;

/**
 * Asks the provider to send it back, then books what it has sent. Returns the number of the credit note, null while the
 * provider has not sent it yet. The provider is asked outside of any transaction, and once for the same refund. Throws
 * payments.off, payments.refund_refused, and what `planCardRefund` throws.
 */
export async function refundCard(
  deps: RefundDeps,
  orderId: string,
  wanted: NewRefund,
): Promise<string | null> {
  const { fils, goneFils } = await deps.db.transaction((tx) => planCardRefund(tx, orderId, wanted));
  if (deps.payments === null) throw new AppError('payments.off');
  const [payment] = await deps.db.select().from(cardPayments).where(eq(cardPayments.orderId, orderId));
  if (!payment) throw new AppError('billing.order_not_found');
  const refundId = await askForRefund(deps, deps.payments, {
    paymentId: payment.id,
    fils,
    reason: wanted.reason,
    key: `refund:${orderId}:${goneFils}:${fils}`,
  });
  await settlePayment(deps, deps.payments, payment.id);
  const note = await deps.db.transaction((tx) => findInvoice(tx, `refund:${refundId}`));
  return note?.document.number ?? null;
}

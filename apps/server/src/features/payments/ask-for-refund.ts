/** Asks the provider to refund a payment. */
import { AppError } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Payments } from '../../platform/payments/payments.ts';

export interface WantedRefund {
  paymentId: string;
  fils: number;
  /** Stored with the refund at the provider, so that every later booking can state the reason in the credit note. */
  about: { reason: string; credits?: number };
  /** The idempotency key: the same refund is made only once. */
  key: string;
}

/** Returns the provider's id of the refund. Throws payments.refund_refused, also if the provider cannot be reached. */
export async function askForRefund(
  { log }: Pick<Deps, 'log'>,
  { stripe }: Payments,
  { paymentId, fils, about, key }: WantedRefund,
): Promise<string> {
  try {
    const { id } = await stripe.refunds.create(
      { payment_intent: paymentId, amount: fils, metadata: about },
      { idempotencyKey: key },
    );
    return id;
  } catch (cause) {
    log.warn({ err: cause }, 'the refund was not made');
    throw new AppError('payments.refund_refused', { cause });
  }
}

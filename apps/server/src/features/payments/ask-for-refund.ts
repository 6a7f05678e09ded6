/** Asking the provider to send money of a payment back. */
import { AppError } from '@briefcast/contract';
import type { Deps } from '../../platform/deps.ts';
import type { Payments } from '../../platform/payments/payments.ts';

export interface WantedRefund {
  paymentId: string;
  fils: number;
  /** Kept with the refund: the credit note says the reason, whoever books it. */
  about: { reason: string; credits?: number };
  /** The same refund has the same one, and is made once. */
  key: string;
}

/** Returns the provider's name of the refund. Throws payments.refund_refused, also where the provider is not reached. */
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

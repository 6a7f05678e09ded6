/** Money of a payment that was returned: refunds, and disputed charges (rules/credits#refunds). */
import type { Stripe } from 'stripe';

export interface MoneyBack {
  /** The provider's id of the refund or the dispute. */
  id: string;
  fils: number;
  at: number;
  /** Whether it was reversed: the dispute was won, or the refund failed after it was made. */
  isReinstated: boolean;
  /** The operator's reason, and the number of credits, if the refund was made here. */
  reason?: string | undefined;
  credits?: number | undefined;
}

/** Inquiries, which do not move money yet. */
const isInquiry = ({ status }: Stripe.Dispute) => status.startsWith('warning_');

const ofRefund = ({ id, amount, created, status, metadata }: Stripe.Refund): MoneyBack => ({
  id,
  fils: amount,
  at: created,
  isReinstated: status === 'failed' || status === 'canceled',
  reason: metadata?.reason,
  credits: metadata?.credits === undefined ? undefined : Number(metadata.credits),
});

const ofDispute = ({ id, amount, created, status }: Stripe.Dispute): MoneyBack => ({
  id,
  fils: amount,
  at: created,
  isReinstated: status === 'won',
});

/** All refunds and disputes of a payment until now, in chronological order. */
export async function readMoneyBack(stripe: Stripe, paymentId: string): Promise<MoneyBack[]> {
  const of = { payment_intent: paymentId, limit: 100 };
  const refunds = await stripe.refunds.list(of).autoPagingToArray({ limit: 1000 });
  const disputes = await stripe.disputes.list(of).autoPagingToArray({ limit: 1000 });
  return [
    // A pending refund is booked when it is sent.
    ...refunds.filter(({ status }) => status !== 'pending' && status !== 'requires_action').map(ofRefund),
    ...disputes.filter((dispute) => !isInquiry(dispute)).map(ofDispute),
  ].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

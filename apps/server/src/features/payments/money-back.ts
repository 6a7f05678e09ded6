/** Money of a payment that went back: refunds, and what its cardholder disputed (rules/billing#refunds). */
import type { Stripe } from 'stripe';

export interface MoneyBack {
  /** The provider's name of the refund or the dispute. */
  id: string;
  fils: number;
  at: number;
  /** It came to the house again: the dispute was won, or the refund failed after it was made. */
  isReinstated: boolean;
  /** Why, in the operator's words, and for how many credits of a pack, where the refund was made here. */
  reason?: string | undefined;
  credits?: number | undefined;
}

/** Inquiries, by which no money moves yet. */
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

/** Everything that went back of a payment until now, in the order in which it went. */
export async function readMoneyBack(stripe: Stripe, paymentId: string): Promise<MoneyBack[]> {
  const of = { payment_intent: paymentId, limit: 100 };
  const refunds = await stripe.refunds.list(of).autoPagingToArray({ limit: 1000 });
  const disputes = await stripe.disputes.list(of).autoPagingToArray({ limit: 1000 });
  return [
    // One that waits for somebody is booked when it moves.
    ...refunds.filter(({ status }) => status !== 'pending' && status !== 'requires_action').map(ofRefund),
    ...disputes.filter((dispute) => !isInquiry(dispute)).map(ofDispute),
  ].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

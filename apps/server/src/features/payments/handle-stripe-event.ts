/** Handles the provider's webhook: each event is stored once, by its id, with the job that processes its subject. */
import { m } from '@briefcast/i18n/messages';
import type { Stripe } from 'stripe';
import { paymentEvents } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';
import { settlePaymentJob } from './settle-payment.ts';

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** The payment that an event is about; null for events that are ignored. */
function paymentOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return idOf(event.data.object.payment_intent);
    default:
      return null;
  }
}

/** The subscription that an event is about; null for others. */
function subscriptionOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return idOf(event.data.object.subscription);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.parent?.subscription_details?.subscription ?? null);
    default:
      return null;
  }
}

/** The customer whose card an event is about; null for others. */
function customerOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'customer.updated':
      return event.data.object.id;
    case 'payment_method.attached':
    case 'payment_method.updated':
    case 'payment_method.automatically_updated':
      return idOf(event.data.object.customer);
    default:
      return null;
  }
}

/** Processes refunds of a payment that may have paid a month; handled by features/subscriptions. */
export const settleMonthMoneyJob = jobKind<{ paymentId: string }>('subscriptions.settle_refund', {
  text: m.admin_job_payments,
  lane: 'quick',
  attempts: patientAttempts,
});
/** Processes a creator's subscription by card; handled by features/subscriptions. */
export const settleSubscriptionJob = jobKind<{ subscriptionId: string }>('subscriptions.settle', {
  text: m.admin_job_payments,
  lane: 'quick',
  attempts: patientAttempts,
});

/** Processes the card of a customer, who may be a creator with a subscription; handled by features/subscriptions. */
export const settleCardJob = jobKind<{ customerId: string }>('subscriptions.settle_card', {
  text: m.admin_job_payments,
  lane: 'quick',
  attempts: patientAttempts,
});

/** Handles an event with a verified signature; a repeated event changes nothing. */
export async function handleStripeEvent(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  event: Stripe.Event,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, type } = event;
    const added = await tx
      .insert(paymentEvents)
      .values({ id, type, createdAt: clock() })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    const paymentId = paymentOf(event);
    if (added.length === 0) return;
    const subscriptionId = subscriptionOf(event);
    if (subscriptionId !== null) await jobs.enqueue(tx, settleSubscriptionJob, { subscriptionId });
    const customerId = customerOf(event);
    if (customerId !== null) await jobs.enqueue(tx, settleCardJob, { customerId });
    if (paymentId === null) return;
    await jobs.enqueue(tx, settlePaymentJob, { paymentId });
    if (!event.type.startsWith('checkout.')) await jobs.enqueue(tx, settleMonthMoneyJob, { paymentId });
  });
}

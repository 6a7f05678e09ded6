/**
 * Books the provider's state of a subscription by card: the months that it charged, and its end
 * (rules/subscriptions#cards).
 */
import { chargedAgainFrom, pausedUntilBy } from '@briefcast/contract/subscriptions/standing';
import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { creatorSubscriptions } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { cardOf, withCard } from './card-of-subscription.ts';
import { notifyOverdue } from './notify-overdue.ts';
import { payMonthByCard } from './pay-month.ts';
import { lockSubscription } from './subscription-rows.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const hasEnded = ({ status }: Stripe.Subscription) =>
  status === 'canceled' || status === 'incomplete_expired';

/**
 * Books a subscription's state as read from the provider: the months that are paid, each once, and the card. Returns
 * whether it may continue: not for a deleted creator, nor next to another one that is charged, as when both were
 * opened at the same time.
 */
async function bookLook(
  deps: SettleDeps,
  creatorId: string,
  found: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Promise<boolean> {
  const isOver = hasEnded(found);
  return deps.db.transaction(async (tx) => {
    const locked = await lockSubscription(deps, tx, creatorId);
    if (!locked) return false;
    const { cardSubscriptionId } = locked.subscription;
    // An ended subscription that was booked as ended changes nothing any more.
    const isCharged = cardSubscriptionId === found.id || (cardSubscriptionId === null && !isOver);
    if (isCharged)
      await tx
        .update(creatorSubscriptions)
        .set({
          cardCustomerId: typeof found.customer === 'string' ? found.customer : found.customer.id,
          cardSubscriptionId: isOver ? null : found.id,
          isEnding: found.cancel_at_period_end || isOver,
          ...cardOf(found, isOver),
          pausedUntil: isOver ? null : pausedUntilOf(found, locked.subscription.pausedUntil, deps.clock()),
        })
        .where(eq(creatorSubscriptions.creatorId, creatorId));
    for (const invoice of invoices.toReversed())
      if (invoice.amount_paid > 0) await payMonthByCard(deps, tx, creatorId, invoice);
    if (isCharged && (found.status === 'past_due' || found.status === 'unpaid')) {
      const afterMonths = await lockSubscription(deps, tx, creatorId);
      if (afterMonths) await notifyOverdue(deps, tx, afterMonths);
    }
    await deps.facts.append(tx, {
      kind: 'subscription.changed',
      actor: 'SYSTEM',
      creatorId,
      subjectId: creatorId,
    });
    return isCharged;
  });
}

/**
 * Returns the end of a pause, from the provider's state and the known one. The provider ends it the day before, so
 * that the next charge is made; if it did earlier, somebody has ended it there.
 */
function pausedUntilOf(
  { pause_collection: pause }: Stripe.Subscription,
  known: Date | null,
  now: Date,
): Date | null {
  if (pause) return pause.resumes_at === null ? null : pausedUntilBy(new Date(pause.resumes_at * 1000));
  return known !== null && now >= chargedAgainFrom(known) ? known : null;
}

/** The relevant state of a subscription: two reads with the same value are booked alike. */
const standingOf = (found: Stripe.Subscription) =>
  JSON.stringify([
    found.status,
    found.cancel_at_period_end,
    found.pause_collection?.resumes_at,
    cardOf(found, false),
  ]);

/**
 * Reads a subscription from the provider and books it, until the state there equals the booked one: of two
 * concurrent reads the older one may be booked last. One that may not continue is cancelled there.
 */
export async function settleSubscription(
  deps: SettleDeps,
  { stripe }: Payments,
  subscriptionId: string,
): Promise<void> {
  let found = await stripe.subscriptions.retrieve(subscriptionId, withCard);
  const { creatorId } = found.metadata;
  // Another subscription of this Stripe account.
  if (creatorId === undefined || !idPattern.test(creatorId)) return;
  for (let booked: Stripe.Subscription | null = null; !booked || standingOf(booked) !== standingOf(found); ) {
    const invoices = await stripe.invoices
      .list({ subscription: subscriptionId, status: 'paid', limit: 100 })
      .autoPagingToArray({ limit: 1000 });
    const goesOn = await bookLook(deps, creatorId, found, invoices);
    if (!goesOn && !hasEnded(found)) await stripe.subscriptions.cancel(subscriptionId);
    booked = found;
    found = await stripe.subscriptions.retrieve(subscriptionId, withCard);
  }
}

/**
 * Reads the subscription of a provider's customer again, because the card may have changed; ignores unknown
 * customers.
 */
export async function settleCard(deps: SettleDeps, payments: Payments, customerId: string): Promise<void> {
  const [row] = await deps.db
    .select({ subscriptionId: creatorSubscriptions.cardSubscriptionId })
    .from(creatorSubscriptions)
    .where(eq(creatorSubscriptions.cardCustomerId, customerId));
  if (row?.subscriptionId) await settleSubscription(deps, payments, row.subscriptionId);
}

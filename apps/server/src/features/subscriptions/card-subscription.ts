/**
 * The subscription by card, which its creator starts and cancels; the provider charges it
 * (rules/subscriptions#cards).
 */
import { AppError, type CheckoutPage } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { isPaused } from '@briefcast/contract/subscriptions/standing';
import { formatPercent } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { eq } from 'drizzle-orm';
import { creatorSubscriptions, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { jobKind, patientAttempts } from '../../platform/jobs/kinds.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { noCard } from './card-of-subscription.ts';
import { findSubscription, priceOf, requireMonthsForSale, requireSubscription } from './subscription-rows.ts';

type CardDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'facts' | 'settings' | 'payments' | 'log'>;

/** Cancels the card subscription of a deleted creator. */
export const endCardJob = jobKind<{ subscriptionId: string }>('subscriptions.end_card', {
  text: m.admin_job_payments,
  lane: 'quick',
  attempts: patientAttempts,
});

const monthly = (name: string, fils: number) => ({
  quantity: 1,
  price_data: {
    currency: 'aed',
    unit_amount: fils,
    recurring: { interval: 'month' as const },
    product_data: { name },
  },
});

/** Throws payments.off if no cards are accepted. */
export const requirePayments = ({ payments }: Pick<Deps, 'payments'>): Payments => {
  if (payments === null) throw new AppError('payments.off');
  return payments;
};

/** Asks the provider for a page; every failure becomes payments.unavailable. */
async function pageOf(
  { log }: Pick<Deps, 'log'>,
  ask: () => Promise<{ url: string | null }>,
): Promise<CheckoutPage> {
  try {
    const { url } = await ask();
    if (url === null) throw new Error('The page has no address');
    return { url };
  } catch (cause) {
    log.warn({ err: cause }, 'the page of the subscription was not opened');
    throw new AppError('payments.unavailable', { cause });
  }
}

/**
 * The page on which a creator enters a card, which is charged at once and then each month. Throws
 * what `requireMonthsForSale` throws, payments.off, subscription.has_card if one is charged already, and
 * payments.unavailable.
 */
export async function openCardPage(deps: CardDeps, creatorId: string): Promise<CheckoutPage> {
  requireMonthsForSale(deps.settings);
  const { stripe } = requirePayments(deps);
  const row = await findSubscription(deps.db, creatorId);
  if (row?.cardSubscriptionId) throw new AppError('subscription.has_card');
  const [user] = await deps.db.select({ email: users.email }).from(users).where(eq(users.id, creatorId));
  const { netFils, taxFils, taxBasisPoints } = priceOf(deps.settings.now());
  const tax = m.billing_vat({ percent: formatPercent(taxBasisPoints / 10_000) });
  const back = `${deps.config.publicUrl}${ownPage(paths.subscription.href())}`;
  const metadata = { creatorId };
  return pageOf(deps, () =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [monthly(m.subscription_month(), netFils), ...(taxFils > 0 ? [monthly(tax, taxFils)] : [])],
      adaptive_pricing: { enabled: false },
      metadata,
      subscription_data: { metadata },
      ...(row?.cardCustomerId
        ? { customer: row.cardCustomerId }
        : user
          ? { customer_email: user.email }
          : {}),
      success_url: `${back}?paid=1`,
      cancel_url: back,
    }),
  );
}

/** The page on which a creator changes their card. Throws payments.off, subscription.no_card and payments.unavailable. */
export async function openPortal(deps: CardDeps, creatorId: string): Promise<CheckoutPage> {
  const { stripe } = requirePayments(deps);
  const customer = (await findSubscription(deps.db, creatorId))?.cardCustomerId;
  if (!customer) throw new AppError('subscription.no_card');
  const returnUrl = `${deps.config.publicUrl}${ownPage(paths.subscription.href())}`;
  return pageOf(deps, () => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }));
}

/**
 * Cancels a subscription at the end of the paid time, or at once during a pause; or continues it. A planned
 * pause is cancelled too. Throws subscription.off and payments.unavailable.
 */
export async function setRenewal(deps: CardDeps, creatorId: string, isEnding: boolean): Promise<void> {
  requireSubscription(deps.settings);
  const row = await findSubscription(deps.db, creatorId);
  const cardId = row?.cardSubscriptionId;
  const isOver = isEnding && row !== null && isPaused(row, deps.clock());
  if (cardId) {
    const { subscriptions } = requirePayments(deps).stripe;
    const noPause = isEnding && row.pausedUntil !== null ? ({ pause_collection: '' } as const) : {};
    const change = () =>
      isOver
        ? subscriptions.cancel(cardId)
        : subscriptions.update(cardId, { cancel_at_period_end: isEnding, ...noPause });
    await change().catch((cause: unknown) => Promise.reject(new AppError('payments.unavailable', { cause })));
  }
  await deps.db
    .update(creatorSubscriptions)
    .set({
      isEnding,
      ...(isEnding ? { pausedUntil: null } : {}),
      ...(isOver ? { cardSubscriptionId: null, ...noCard } : {}),
    })
    .where(eq(creatorSubscriptions.creatorId, creatorId));
}

/** The provider's page on which an order is paid by card (rules/credits#cards). */

import { AppError, type CheckoutPage } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatPercent } from '@briefcast/i18n/format';
import { baseLocale } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { desc, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { cardCheckouts } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { type OrderRow, readOrder } from '../credits/order-rows.ts';
import { requireInvoiceable } from '../credits/place-order.ts';

type CheckoutDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log' | 'settings'>;

/** A page that expires within this time is not returned any more. */
const leastLeftMilliseconds = 10 * minuteMs;

const line = (name: string, fils: number) => ({
  quantity: 1,
  price_data: { currency: 'aed', unit_amount: fils, product_data: { name } },
});

/**
 * The content of the page. It depends only on the order, so that repeated requests under one key are identical, and
 * therefore has one language for every reader. The provider's pages speak no Arabic.
 */
function sessionOf(
  { publicUrl }: Deps['config'],
  { id, reference, credits, netFils, taxFils, taxBasisPoints, buyer }: OrderRow,
): Stripe.Checkout.SessionCreateParams {
  const back = `${publicUrl}${ownPage(paths.creditOrder.href(id))}`;
  const pack = m.billing_package({ credits: m.credits_counted({ n: credits, count: formatCount(credits) }) });
  const tax = m.billing_vat({ percent: formatPercent(taxBasisPoints / 10_000) });
  return {
    mode: 'payment',
    line_items: [line(`${pack} (${reference})`, netFils), ...(taxFils > 0 ? [line(tax, taxFils)] : [])],
    // The books are in dirhams.
    adaptive_pricing: { enabled: false },
    client_reference_id: reference,
    metadata: { orderId: id },
    payment_intent_data: { metadata: { orderId: id, reference }, description: reference },
    ...(buyer.email === '' ? {} : { customer_email: buyer.email }),
    success_url: `${back}?paid=1`,
    cancel_url: back,
  };
}

/** Creates the page at the provider. Throws payments.unavailable if it cannot be reached. */
async function askForPage(
  { config, log }: CheckoutDeps,
  { stripe }: Payments,
  order: OrderRow,
  place: number,
): Promise<Stripe.Checkout.Session & { url: string }> {
  try {
    const idempotencyKey = `checkout:${order.id}:${place}`;
    const session = await stripe.checkout.sessions.create(
      inLocale(baseLocale, () => sessionOf(config, order)),
      { idempotencyKey },
    );
    if (session.url === null) throw new Error('The page has no address');
    return { ...session, url: session.url };
  } catch (cause) {
    log.warn({ err: cause }, 'the page for paying by card was not opened');
    throw new AppError('payments.unavailable', { cause });
  }
}

/**
 * The page for an order that waits for payment: the one that is open already, or a new one. The provider is
 * called outside of any transaction; two calls at once get the same page, by its key. Throws payments.off,
 * billing.order_not_found, billing.order_closed, payments.unavailable and what `requireInvoiceable` throws.
 */
export async function openCheckout(
  deps: CheckoutDeps,
  brandId: string,
  orderId: string,
): Promise<CheckoutPage> {
  const { order } = await readOrder(deps.db, brandId, orderId);
  if (deps.payments === null) throw new AppError('payments.off');
  if (order.status !== 'AWAITING')
    throw new AppError('billing.order_closed', { params: { status: order.status } });
  requireInvoiceable(deps, order.buyer);
  const [last] = await deps.db
    .select()
    .from(cardCheckouts)
    .where(eq(cardCheckouts.orderId, orderId))
    .orderBy(desc(cardCheckouts.place))
    .limit(1);
  if (last && last.endsAt.getTime() > deps.clock().getTime() + leastLeftMilliseconds)
    return { url: last.url };
  const place = (last?.place ?? 0) + 1;
  const { id: sessionId, url, expires_at: endsAt } = await askForPage(deps, deps.payments, order, place);
  await deps.db
    .insert(cardCheckouts)
    .values({
      orderId,
      place,
      sessionId,
      url,
      endsAt: new Date(endsAt * 1000),
      createdAt: deps.clock(),
    })
    .onConflictDoNothing();
  return { url };
}

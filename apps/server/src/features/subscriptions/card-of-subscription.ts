/** The card of a subscription, as shown to its owner (rules/subscriptions#cards). */
import type { SubscriptionCard } from '@briefcast/contract';
import type { Stripe } from 'stripe';
import type { creatorSubscriptions } from '../../platform/database/tables/index.ts';

type CardColumns = Pick<
  typeof creatorSubscriptions.$inferSelect,
  'cardBrand' | 'cardLast4' | 'cardExpiresMonth' | 'cardExpiresYear'
>;

/** The fields to request with a subscription, so that `cardOf` finds the card. */
export const withCard = {
  expand: ['default_payment_method', 'customer.invoice_settings.default_payment_method'],
} satisfies Stripe.SubscriptionRetrieveParams;

/** No card is known. */
export const noCard: CardColumns = {
  cardBrand: null,
  cardLast4: null,
  cardExpiresMonth: null,
  cardExpiresYear: null,
};

/** The subscription's own payment method comes before its customer's, as when the provider charges. */
function methodOf({ default_payment_method, customer }: Stripe.Subscription): Stripe.PaymentMethod | null {
  const ofCustomer =
    typeof customer === 'string' || customer.deleted
      ? null
      : customer.invoice_settings.default_payment_method;
  const method = default_payment_method ?? ofCustomer;
  return typeof method === 'string' ? null : method;
}

/** The card of a subscription that was read `withCard`; all null without one, or if the subscription has ended. */
export function cardOf(found: Stripe.Subscription, hasEnded: boolean): CardColumns {
  const card = hasEnded ? null : methodOf(found)?.card;
  if (!card) return noCard;
  return {
    cardBrand: card.brand,
    cardLast4: card.last4,
    cardExpiresMonth: card.exp_month,
    cardExpiresYear: card.exp_year,
  };
}

/** The card as the API returns it; null if none is known. */
export function presentCard(row: CardColumns): SubscriptionCard | null {
  const { cardBrand: brand, cardLast4: last4, cardExpiresMonth, cardExpiresYear } = row;
  if (brand === null || last4 === null || cardExpiresMonth === null || cardExpiresYear === null) return null;
  return { brand, last4, expiresMonth: cardExpiresMonth, expiresYear: cardExpiresYear };
}

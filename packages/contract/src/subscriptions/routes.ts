import { CheckoutPage } from '../credits/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  AdminSubscriptionOrder,
  ArrivedMonth,
  MonthRefunded,
  NewMonthRefund,
  PaidMonthPage,
  PaidMonthsQuery,
  Subscription,
  SubscriptionOrder,
} from './schemas.ts';

/** A creator's subscription, and its months by card or by transfer (rules/subscriptions). */
export const subscription = {
  read: route({
    method: 'GET',
    path: '/api/subscription',
    access: 'creator',
    summary: 'Where the own subscription stands, and what a month costs.',
    reply: z.object({ subscription: Subscription }),
    limit: { perMinute: 300 },
    refuses: ['subscription.off'],
  }),
  order: route({
    method: 'POST',
    path: '/api/subscription/orders',
    access: 'creator',
    summary: 'Order a month, to be paid by bank transfer; while one waits, that one is returned.',
    reply: z.object({ order: SubscriptionOrder }),
    limit: { perMinute: 10, perDay: 100 },
    refuses: ['billing.not_for_sale', 'subscription.off'],
  }),
  checkout: route({
    method: 'POST',
    path: '/api/subscription/checkout',
    access: 'creator',
    summary: 'The page on which a card is given, which is then charged each month.',
    reply: CheckoutPage,
    limit: { perMinute: 20 },
    refuses: ['billing.not_for_sale', 'payments.off', 'subscription.has_card', 'subscription.off'],
  }),
  portal: route({
    method: 'POST',
    path: '/api/subscription/portal',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'The page on which the own card is changed.',
    reply: CheckoutPage,
    limit: { perMinute: 20 },
    refuses: ['payments.off'],
  }),
  renewal: route({
    method: 'PUT',
    path: '/api/subscription/renewal',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: 'End it with what is paid, or let it go on after all.',
    body: z.object({ isEnding: z.boolean() }),
    reply: z.object({ subscription: Subscription }),
    limit: { perMinute: 30 },
    refuses: ['subscription.off'],
  }),
  pause: route({
    method: 'PUT',
    path: '/api/subscription/pause',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary:
      'Leave out a month behind what is paid by card, or go on after all, which charges the card where nothing is paid.',
    body: z.object({ isPaused: z.boolean() }),
    reply: z.object({ subscription: Subscription }),
    limit: { perMinute: 10, perDay: 50 },
    refuses: [
      'subscription.cannot_pause',
      'subscription.card_refused',
      'subscription.no_card',
      'subscription.not_changed',
      'subscription.off',
    ],
  }),
};

/** Operator's side of subscriptions. */
export const adminSubscriptions = {
  awaiting: route({
    method: 'GET',
    path: '/api/admin/subscription-orders',
    access: 'finance',
    summary: 'Months that wait for their transfers, oldest first, at most 100.',
    reply: z.object({ orders: z.array(AdminSubscriptionOrder) }),
    limit: { perMinute: 300 },
  }),
  confirm: route({
    method: 'POST',
    path: '/api/admin/subscription-orders/{id}/confirm',
    access: 'finance',
    summary: 'Say that the whole price of a month came; it is added, once.',
    params: z.object({ id }),
    body: ArrivedMonth,
    reply: z.object({ order: AdminSubscriptionOrder }),
    limit: { perMinute: 120 },
    refuses: ['billing.order_not_found', 'invoice.no_seller', 'invoice.no_tax_number'],
  }),
  paid: route({
    method: 'GET',
    path: '/api/admin/subscription-orders/paid',
    access: 'finance',
    summary: 'Months that were paid, in pages, newest first; or the one with this reference.',
    query: PaidMonthsQuery,
    reply: PaidMonthPage,
    limit: { perMinute: 300 },
  }),
  refund: route({
    method: 'POST',
    path: '/api/admin/subscription-orders/{id}/refund',
    access: 'finance',
    summary: 'Give a month back, with a credit note; by card, the provider is asked to send the money.',
    params: z.object({ id }),
    body: NewMonthRefund,
    reply: MonthRefunded,
    limit: { perMinute: 60 },
    refuses: ['billing.not_refundable', 'billing.order_not_found', 'invoice.no_seller'],
  }),
};

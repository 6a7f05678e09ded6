/** Credits: orders, packs and refunds. */
import type { FactKind } from '../facts.ts';
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'billing.credits_off': { status: 404 },
  /** How many can be spent, and how many the briefs need. */
  'billing.no_credits': { status: 402, params: { ready: 'count', needed: 'count' } },
  'billing.order_not_found': { status: 404 },
  'billing.order_closed': { status: 409, params: { status: ['AWAITING', 'PAID', 'CANCELLED'] } },
  'billing.amount_differs': { status: 409, params: { expectedFils: 'dirhams' } },
  'billing.many_orders': { status: 409, params: { limit: 'count' } },
  /** An order of the same pack that waits already. */
  'billing.same_waits': { status: 409, params: { reference: 'text' } },
  /** The house has not stated who sells. */
  'billing.not_for_sale': { status: 409 },
  'billing.buyer_incomplete': { status: 400 },
  'billing.not_refundable': { status: 409, params: { reason: ['NOT_PAID', 'BY_CARD', 'NOTHING_LEFT'] } },
  /** A grant of the brand that waits for a second admin already. */
  'billing.grant_waits': { status: 409 },
  'billing.grant_not_found': { status: 404 },
  'billing.grant_decided': { status: 409 },
  /** An admin who asked for a grant does not decide it. */
  'billing.own_grant': { status: 409 },
  'billing.refund_changed': { status: 409, params: { unused: 'count' } },
} as const satisfies RefusalRows;

/** All news of credits and their orders. */
const ofCredits = {
  audience: ['BRAND'],
  group: 'money',
  urgency: 'low',
  page: 'billing',
  action: 'open_billing',
} as const satisfies Partial<NewsRow>;

/** @place 30 On the settings screen. */
export const news = {
  'credits.low': {
    ...ofCredits,
    tellings: [{ fact: 'credits.low', to: 'BRAND', isRepeatable: true, may: 'credits.read' }],
    tone: 'orange',
    sign: 'ticket',
  },
  'credits.expiring': {
    ...ofCredits,
    tellings: [{ fact: 'credits.expiring', to: 'BRAND', isRepeatable: true, may: 'credits.read' }],
    tone: 'orange',
    sign: 'hourglass',
  },
  'credits.given': {
    ...ofCredits,
    tellings: [{ fact: 'credits.given', to: 'BRAND', isRepeatable: true, may: 'credits.read' }],
    tone: 'green',
    sign: 'ticket',
  },
  'order.refunded': {
    ...ofCredits,
    tellings: [{ fact: 'order.refunded', to: 'BRAND', isRepeatable: true, may: 'billing.manage' }],
    tone: 'buff',
    sign: 'receipt',
  },
} as const satisfies NewsRows;

/** Of no use once every open screen has received them. */
export const passingFacts = ['credits.changed'] as const satisfies FactKind[];

export const liveEvents = {
  credits: null,
  order: 'billing.changed',
  'credits.changed': 'billing.changed',
} as const satisfies LiveEventRows;

/** Creators' months. */
import type { LiveEventRows, NewsRow, NewsRows, RefusalRows } from '../noun.ts';

export const refusals = {
  'subscription.off': { status: 404 },
  'subscription.needed': { status: 402 },
  'subscription.paused': { status: 402 },
  'subscription.has_card': { status: 409 },
  'subscription.no_card': { status: 404 },
  'subscription.cannot_pause': { status: 409 },
  'subscription.card_refused': { status: 402 },
  'subscription.not_changed': { status: 503 },
} as const satisfies RefusalRows;

/** All news of a subscription. */
const ofSubscription = {
  audience: ['CREATOR'],
  group: 'market',
  urgency: 'low',
  page: 'subscription',
  action: 'open_subscription',
} as const satisfies Partial<NewsRow>;

/** @place 40 On the settings screen. */
export const news = {
  'subscription.overdue': {
    ...ofSubscription,
    tellings: [{ fact: 'subscription.overdue', to: 'CREATOR', isRepeatable: true }],
    tone: 'orange',
    sign: 'alert',
    while: 'PAID_MONTH_IS_OVER',
  },
  'subscription.paused': {
    ...ofSubscription,
    tellings: [{ fact: 'subscription.paused', to: 'CREATOR', isRepeatable: true }],
    tone: 'buff',
    sign: 'pause',
    while: 'SUBSCRIPTION_IS_PAUSED',
  },
  'subscription.lapsed': {
    ...ofSubscription,
    tellings: [{ fact: 'subscription.lapsed', to: 'CREATOR', isRepeatable: true }],
    tone: 'orange',
    sign: 'hidden',
    while: 'PROFILE_IS_HIDDEN',
  },
  'subscription.refunded': {
    ...ofSubscription,
    tellings: [{ fact: 'subscription.refunded', to: 'CREATOR', isRepeatable: true }],
    tone: 'buff',
    sign: 'receipt',
  },
} as const satisfies NewsRows;

export const liveEvents = {
  subscription: 'billing.changed',
  'subscription.paused': 'profile.unpublished',
  'subscription.lapsed': 'profile.unpublished',
} as const satisfies LiveEventRows;

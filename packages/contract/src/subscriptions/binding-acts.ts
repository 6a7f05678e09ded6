import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  paySubscription: {
    commits: ['MONEY', 'PUBLICATION'],
    asks: ['subscription_transfer_title', 'subscription_end_question', 'subscription_pause_question'],
    by: ['CREATOR'],
    action: null,
    ways: [
      'subscription.order',
      'subscription.checkout',
      'subscription.portal',
      'subscription.renewal',
      'subscription.pause',
    ],
  },
} as const satisfies BindingActs;

import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  /** More time for what the brand may do, or for the exclusivity, at a price. */
  offerRenewal: {
    commits: ['PRICE', 'RIGHTS', 'MONEY'],
    asks: ['renewal_dialog_brand', 'renewal_dialog_creator'],
    by: [...sender, 'CREATOR'],
    action: 'rights.renew',
    ways: ['renewals.offer'],
  },
  acceptRenewal: {
    commits: ['PRICE', 'RIGHTS', 'MONEY'],
    asks: ['renewal_accept_title'],
    by: [...sender, 'CREATOR'],
    action: 'rights.renew',
    ways: ['renewals.answer ACCEPTED'],
  },
  /** The other side's offer is declined, and one's own taken back. */
  endRenewalOffer: {
    commits: ['PRICE'],
    asks: ['renewal_decline_title'],
    by: [...sender, 'CREATOR'],
    action: 'rights.renew',
    ways: ['renewals.answer DECLINED', 'renewals.answer WITHDRAWN'],
  },
} as const satisfies BindingActs;

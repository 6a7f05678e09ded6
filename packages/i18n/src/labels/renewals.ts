/** Offers to renew rights, in words. */
import type { Renewal, RenewalState } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { formatExactMoney } from '../format.ts';
import { termLabel } from './rights.ts';

/** `6 months more for USD 300.00`. */
export function renewalOffer({
  term,
  price,
  currency,
}: Pick<Renewal, 'term' | 'price' | 'currency'>): string {
  const amount = formatExactMoney(price, currency);
  return term === 'ENDLESS'
    ? m.renewal_endless_for({ price: amount })
    : m.renewal_more_for({ term: termLabel(term), price: amount });
}

const states: Record<RenewalState, () => string> = {
  OPEN: m.renewal_state_open,
  ACCEPTED: m.renewal_state_accepted,
  DECLINED: m.renewal_state_declined,
  WITHDRAWN: m.renewal_state_withdrawn,
  LAPSED: m.renewal_state_lapsed,
};
export const renewalStateLabel = (state: RenewalState): string => states[state]();

/** Where a subscription stands, in words. */
import type { Subscription } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

const paidText = ({ isEnding, hasCard }: Subscription): string => {
  if (isEnding) return m.subscription_ending();
  return hasCard ? m.subscription_active_card() : m.subscription_active_transfer();
};

/** A title, and what it means for the creator. */
export function standingOf(subscription: Subscription): { title: string; text: string } {
  const { state, endsAt, publicUntil } = subscription;
  if (state === null || endsAt === null)
    return { title: m.subscription_none(), text: m.subscription_none_text() };
  const date = formatLongDate(endsAt);
  switch (state) {
    case 'TRIAL':
      return { title: m.subscription_trial({ date }), text: m.subscription_trial_text() };
    case 'ACTIVE':
      return { title: m.subscription_active({ date }), text: paidText(subscription) };
    case 'GRACE': {
      const last = formatLongDate(publicUntil ?? endsAt);
      return { title: m.subscription_grace(), text: m.subscription_grace_text({ date, last }) };
    }
    case 'LAPSED':
      return { title: m.subscription_lapsed(), text: m.subscription_lapsed_text({ date }) };
  }
}

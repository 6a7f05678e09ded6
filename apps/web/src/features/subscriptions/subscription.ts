/** A creator's own subscription, and its state in words. */
import type { Subscription } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { q } from '../../lib/query.ts';

/** Use it only if this installation has subscriptions. */
export const subscriptionQuery = q('subscription.read');

const paidText = ({ isEnding, hasCard, pausedUntil }: Subscription): string => {
  if (isEnding) return m.subscription_ending();
  if (pausedUntil) return m.subscription_pauses_text({ date: formatLongDate(pausedUntil) });
  return hasCard ? m.subscription_active_card() : m.subscription_active_transfer();
};

interface Standing {
  title: string;
  text: string;
}

/**
 * A title, and what the state means for the creator; for a profile that the operator took offline, that
 * paying does not change that.
 */
export function standingOf(subscription: Subscription, isWithheld: boolean | undefined): Standing {
  const standing = standingOfState(subscription);
  return isWithheld ? { ...standing, text: m.subscription_withheld() } : standing;
}

function standingOfState(subscription: Subscription): Standing {
  const { state, endsAt, publicUntil, hasCard, isHidden, pausedUntil } = subscription;
  if (state === null || endsAt === null)
    return { title: m.subscription_none(), text: m.subscription_none_text() };
  const date = formatLongDate(endsAt);
  switch (state) {
    case 'TRIAL':
      return { title: m.subscription_trial({ date }), text: m.subscription_trial_text() };
    case 'ACTIVE':
      return { title: m.subscription_active({ date }), text: paidText(subscription) };
    case 'GRACE': {
      const dates = { date, last: formatLongDate(publicUntil ?? endsAt) };
      const text = hasCard ? m.subscription_grace_card(dates) : m.subscription_grace_text(dates);
      return { title: m.subscription_grace(), text };
    }
    case 'LAPSED': {
      if (pausedUntil)
        return {
          title: m.subscription_paused_until({ date: formatLongDate(pausedUntil) }),
          text: isHidden ? m.subscription_paused_text() : m.subscription_paused_unpublished(),
        };
      // Creators who had unpublished the profile themselves also publish it again themselves.
      const text = isHidden
        ? m.subscription_lapsed_text({ date })
        : m.subscription_lapsed_unpublished({ date });
      return { title: m.subscription_lapsed(), text };
    }
  }
}

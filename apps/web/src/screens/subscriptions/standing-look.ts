/** Appearance of a subscription's state: its badge, and the day on the stub. */
import type { Subscription, Tone } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import {
  Check,
  CircleMinus,
  CirclePause,
  Clock,
  EyeOff,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';

interface StandingLook {
  tone: Tone;
  Icon: LucideIcon;
  badge: string;
  stub: string;
  /** The day on the stub; null before the trial has begun. */
  date: string | null;
}

/** Look of a subscription in its current state. */
export function standingLook(subscription: Subscription): StandingLook {
  const { state, endsAt, publicUntil, isEnding, hasCard, pausedUntil } = subscription;
  switch (state) {
    case null:
      return {
        tone: 'buff',
        Icon: Hourglass,
        badge: m.subscription_badge_none(),
        stub: m.subscription_stub_until(),
        date: null,
      };
    case 'TRIAL':
      return {
        tone: 'yellow',
        Icon: Clock,
        badge: m.subscription_badge_trial(),
        stub: m.subscription_stub_until(),
        date: endsAt,
      };
    case 'ACTIVE':
      if (isEnding)
        return {
          tone: 'yellow',
          Icon: CircleMinus,
          badge: m.subscription_badge_ending(),
          stub: m.subscription_stub_ends(),
          date: endsAt,
        };
      if (pausedUntil)
        return {
          tone: 'yellow',
          Icon: CirclePause,
          badge: m.subscription_badge_pauses(),
          stub: m.subscription_stub_pauses(),
          date: endsAt,
        };
      return {
        tone: 'green',
        Icon: Check,
        badge: m.subscription_badge_active(),
        stub: hasCard ? m.subscription_stub_renews() : m.subscription_stub_until(),
        date: endsAt,
      };
    case 'GRACE':
      return {
        tone: 'orange',
        Icon: TriangleAlert,
        badge: m.subscription_badge_grace(),
        stub: m.subscription_stub_public_until(),
        date: publicUntil,
      };
    case 'LAPSED':
      if (pausedUntil)
        return {
          tone: 'buff',
          Icon: CirclePause,
          badge: m.subscription_badge_paused(),
          stub: m.subscription_stub_paused(),
          date: pausedUntil,
        };
      return {
        tone: 'buff',
        Icon: EyeOff,
        badge: m.subscription_badge_lapsed(),
        stub: m.subscription_stub_ended(),
        date: endsAt,
      };
  }
}

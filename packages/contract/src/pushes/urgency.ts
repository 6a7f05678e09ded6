/** How urgently a push service delivers each kind of news, and for how long it tries (rules/pushes#sending). */
import type { NewsRow } from '../noun.ts';

/** The words of RFC 8030, section 5.3. */
export type Urgency = 'low' | 'normal' | 'high';

interface Delivery {
  urgency: Urgency;
  /** How long a device that is switched off is waited for. */
  seconds: number;
}

const day = 24 * 60 * 60;

const seconds: Record<Urgency, number> = { high: day, normal: 3 * day, low: 7 * day };

/** Null for news of an account's security, which is mailed and never pushed. */
export const deliveryOf = ({ group, urgency: own }: NewsRow): Delivery | null => {
  const urgency: Urgency = own ?? 'normal';
  return group && { urgency, seconds: seconds[urgency] };
};

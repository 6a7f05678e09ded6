/** How urgently a push service delivers each kind of news, and for how long it tries (rules/pushes#sending). */
import type { NewsGroup, NewsRow } from '../noun.ts';

/** The words of RFC 8030, section 5.3. */
export type Urgency = 'low' | 'normal' | 'high';

interface Delivery {
  urgency: Urgency;
  /** How long a device that is switched off is waited for. */
  seconds: number;
}

const day = 24 * 60 * 60;

/** Somebody waits for an answer in `waiting`; of money and profiles it is enough to hear within days. */
const byGroup: Record<NewsGroup, Delivery> = {
  waiting: { urgency: 'high', seconds: day },
  projects: { urgency: 'normal', seconds: 3 * day },
  payments: { urgency: 'normal', seconds: 3 * day },
  profile: { urgency: 'low', seconds: 7 * day },
  credits: { urgency: 'low', seconds: 7 * day },
};

/** Null for news of an account's security, which is mailed and never pushed. */
export const deliveryOf = ({ group }: NewsRow): Delivery | null => group && byGroup[group];

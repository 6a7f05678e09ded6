import type { Currency } from '../kit/currencies.ts';
import type { DisputeOutcome } from './steps.ts';

export interface Facts {
  /** Facts of a late payment: the creator's formal letter, and the case that the market decides. */
  'dispute.letter_sent': { amount: number; currency: Currency; payBy: string };
  /** The subject is the case, or what one side said to it. */
  'dispute.opened': { amount: number; currency: Currency };
  'dispute.stated': null;
  'dispute.withdrawn': null;
  /** Hundredths that stay owed. */
  'dispute.decided': { outcome: DisputeOutcome; amount: number; currency: Currency };
}

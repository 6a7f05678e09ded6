import type { SampleState } from './terms.ts';

export interface Facts {
  /** Move of a deal's sample by one side, or a correction of its own statement. */
  'sample.moved': { from: SampleState; to: SampleState };
  /** Cents that the creator paid for it. */
  'sample.receipt_stated': { amount: number };
  /** It was expected, and did not come or go back in time. */
  'sample.overdue': { state: SampleState };
}

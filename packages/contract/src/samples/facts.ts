import type { SampleState } from './terms.ts';

export interface Facts {
  /** Of the sample of a deal: one side brought it there, or corrected what it had said. */
  'sample.moved': { from: SampleState; to: SampleState };
  /** Cents that the creator paid for it. */
  'sample.receipt_stated': { amount: number };
  /** It was expected, and did not come or go back in time. */
  'sample.overdue': { state: SampleState };
}

import type { AdditionAnswer } from './schemas.ts';

export interface Facts {
  /** Facts whose subject is the deal that work is added to: hundredths of the deal's currency. */
  'addition.proposed': { amount: number };
  'addition.answered': { amount: number; answer: AdditionAnswer };
  /** A price for a request of the review room was agreed on, and is an addition from then on. */
  'addition.agreed': { amount: number };
}

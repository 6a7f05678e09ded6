import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  /** What was paid for a product within what the brief agreed to is owed with the price. */
  stateReceipt: {
    commits: ['MONEY'],
    asks: ['sample_receipt_title'],
    by: ['CREATOR'],
    action: 'sample.receive',
    ways: ['samples.stateReceipt'],
  },
} as const satisfies BindingActs;

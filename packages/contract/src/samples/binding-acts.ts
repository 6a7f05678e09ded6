import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  /** Price paid for a product, within the brief's limit, is owed with the deal's price. */
  stateReceipt: {
    commits: ['MONEY'],
    asks: ['sample_receipt_title'],
    by: ['CREATOR'],
    action: 'sample.receive',
    ways: ['samples.stateReceipt'],
  },
} as const satisfies BindingActs;

import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  /** Account that debts are paid to. */
  stateBankDetails: {
    commits: ['MONEY'],
    asks: ['bank_title'],
    by: ['CREATOR'],
    action: null,
    ways: ['bankDetails.save'],
  },
} as const satisfies BindingActs;

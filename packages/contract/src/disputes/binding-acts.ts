import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  /** Formal demand of the amount owed, or its decision by the market. */
  demandPayment: {
    commits: ['MONEY'],
    asks: ['late_letter_ask', 'case_step_in', 'case_withdraw_ask'],
    by: ['CREATOR'],
    action: 'dispute.raise',
    ways: ['disputes.sendLetter', 'disputes.open', 'disputes.withdraw'],
  },
  stateInCase: {
    commits: ['MONEY'],
    asks: ['case_title'],
    by: [...sender, 'CREATOR'],
    action: 'dispute.state',
    ways: ['disputes.state'],
  },
  decideCase: {
    commits: ['MONEY'],
    asks: ['admin_case_ask'],
    by: ['ADMIN'],
    action: null,
    ways: ['adminDisputes.decide'],
  },
} as const satisfies BindingActs;

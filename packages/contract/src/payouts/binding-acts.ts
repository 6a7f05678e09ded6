import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  markPaid: {
    commits: ['MONEY'],
    asks: ['owed_mark_title'],
    by: sender,
    action: 'payout.mark',
    ways: ['payouts.markPaid', 'payoutRuns.markPaid'],
  },
  answerPayment: {
    commits: ['MONEY'],
    asks: ['payout_confirm_title', 'payout_deny_title'],
    by: ['CREATOR'],
    action: 'payout.answer',
    ways: ['payouts.answer', 'payouts.answerPart'],
  },
} as const satisfies BindingActs;

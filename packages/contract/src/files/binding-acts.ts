import { type BindingActs, team } from '../binding-act.ts';

export const bindingActs = {
  /** A verdict uses a round, and is what completing needs. */
  judge: {
    commits: ['ROUNDS', 'WORK'],
    asks: ['deal_approve_ask', 'deal_approve_several_title', 'deal_request_revision'],
    by: team,
    action: 'file.review',
    ways: [
      'files.review APPROVED',
      'files.review NEEDS_REVISION',
      'files.review REJECTED',
      'files.approve',
      'files.undoApproval',
    ],
  },
} as const satisfies BindingActs;

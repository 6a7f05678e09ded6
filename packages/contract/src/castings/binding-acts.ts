import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  /** Terms offered to everybody, on which those who applied can rely. */
  postCasting: {
    commits: ['PRICE', 'PUBLICATION'],
    asks: [
      'casting_post',
      'casting_change',
      'casting_close_title',
      'casting_reopen_title',
      'casting_end_title',
    ],
    by: sender,
    action: 'casting.post',
    ways: ['castings.post', 'castings.change', 'castings.close', 'castings.reopen', 'castings.end'],
  },
  /** The price that a creator asks; the brief that comes of it is still theirs to accept. */
  apply: {
    commits: ['PRICE'],
    asks: ['application_title', 'application_withdraw_title'],
    by: ['CREATOR'],
    action: null,
    ways: ['castingApplications.apply', 'castingApplications.change', 'castingApplications.withdraw'],
  },
} as const satisfies BindingActs;

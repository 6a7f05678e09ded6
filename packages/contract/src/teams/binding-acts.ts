import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  /** Giving somebody a role also gives them its power to bind. */
  giveMandate: {
    commits: ['MANDATE'],
    asks: ['team_invite_title', 'team_hand_over_title', 'team_remove_title'],
    by: ['OWNER'],
    action: 'team.manage',
    ways: [
      'team.invite',
      'team.resendInvitation',
      'team.revokeInvitation',
      'team.changeRole',
      'team.removeMember',
    ],
  },
} as const satisfies BindingActs;

import { type BindingActs, team } from '../binding-act.ts';

export const bindingActs = {
  showToGuests: {
    commits: ['PUBLICATION'],
    asks: ['share_title'],
    by: team,
    action: 'share.manage',
    ways: ['shares.create', 'shares.revoke'],
  },
} as const satisfies BindingActs;

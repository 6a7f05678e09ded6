import { type BindingActs, sender } from '../binding-act.ts';

export const bindingActs = {
  /** A creator's prices and being public; an organisation's name and face. */
  editProfile: {
    commits: ['PRICE', 'PUBLICATION'],
    asks: ['creator_offline_title', 'profile_leave_title'],
    by: [...sender, 'CREATOR'],
    action: 'profile.edit',
    ways: ['profiles.update'],
  },
} as const satisfies BindingActs;

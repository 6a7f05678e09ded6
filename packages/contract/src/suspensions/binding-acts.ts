import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  suspend: {
    commits: ['PUBLICATION', 'WORK'],
    asks: ['admin_suspend_brand_question', 'admin_suspend_creator_question', 'admin_suspend_member_question'],
    by: ['ADMIN'],
    action: null,
    ways: ['adminSuspensions.suspendBrand', 'adminSuspensions.suspendPerson'],
  },
  liftSuspension: {
    commits: ['PUBLICATION'],
    atOnce: 'It gives back what was there before, and can be done again.',
    by: ['ADMIN'],
    action: null,
    ways: ['adminSuspensions.lift'],
  },
} as const satisfies BindingActs;

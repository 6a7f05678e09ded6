import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  setPrices: {
    commits: ['PRICE'],
    asks: ['admin_settings_save'],
    by: ['ADMIN'],
    action: null,
    ways: ['operatorSettings.change'],
  },
  endByAdmin: {
    commits: ['MONEY', 'WORK', 'PUBLICATION'],
    asks: ['admin_cancel_question', 'admin_delete_question', 'admin_end_casting_question'],
    by: ['ADMIN'],
    action: null,
    ways: [
      'admin.cancelDeal',
      'admin.removeDeal',
      'admin.removeUser',
      'adminCastings.end',
      'admin.bulk cancel_deals',
      'admin.bulk delete_deals',
      'admin.bulk delete_users',
    ],
  },
} as const satisfies BindingActs;

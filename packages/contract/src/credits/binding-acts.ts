import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  buyCredits: {
    commits: ['MONEY'],
    asks: ['billing_same_title', 'billing_cancel_question', 'billing_details'],
    by: ['OWNER'],
    action: 'billing.manage',
    ways: ['billing.order', 'billing.checkout', 'billing.cancelOrder', 'billing.changeDetails'],
  },
  bookTransfer: {
    commits: ['MONEY'],
    asks: ['admin_transfer_title', 'admin_money_cancel_question'],
    by: ['ADMIN'],
    action: null,
    ways: ['adminMoney.confirmOrder', 'adminMoney.cancelOrder', 'adminSubscriptions.confirm'],
  },
  giveCredits: {
    commits: ['MONEY'],
    asks: ['grant_reason', 'grant_approve_question', 'grant_decline_question'],
    by: ['ADMIN'],
    action: null,
    ways: ['creditGrants.give', 'creditGrants.decide APPROVE', 'creditGrants.decide DECLINE'],
  },
  giveBack: {
    commits: ['MONEY'],
    asks: ['admin_refund_type'],
    by: ['ADMIN'],
    action: null,
    ways: ['adminMoney.refundOrder', 'adminMoney.refundCard', 'adminSubscriptions.refund'],
  },
} as const satisfies BindingActs;

import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'account.confirm_mail': {
    audience: ['BRAND', 'CREATOR'],
    urgency: 'OLDEST',
    stub: 'since',
    stock: 'buff',
    page: 'account',
    act: 'send_again',
  },
} as const satisfies NeedRows;

import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'bank.missing': {
    audience: ['CREATOR'],
    urgency: { costs: 'ON_DAY' },
    stub: 'pay_by',
    stock: 'yellow',
    page: 'bank',
    act: 'add_bank',
  },
} as const satisfies NeedRows;

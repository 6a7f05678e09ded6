import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'right.ends': {
    audience: ['BRAND'],
    from: 'MANAGER',
    urgency: { costs: 'ON_DAY' },
    stub: 'ends',
    stock: 'orange',
    page: 'rights',
    act: 'renew',
    call: { name: 'renewals.offer' },
  },
} as const satisfies NeedRows;

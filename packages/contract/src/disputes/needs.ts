import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'dispute.opened': {
    audience: ['BRAND'],
    from: 'MANAGER',
    urgency: { harm: 1 },
    stub: 'since',
    stock: 'red',
    page: 'payouts',
    act: 'state_case',
    oneDayOnly: true,
  },
} as const satisfies NeedRows;

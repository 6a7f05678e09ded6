import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'file.review': {
    audience: ['BRAND'],
    from: 'REVIEWER',
    urgency: { costs: 'ON_DAY' },
    stub: 'due',
    stock: 'aqua',
    page: 'deal',
    act: 'review',
  },
} as const satisfies NeedRows;

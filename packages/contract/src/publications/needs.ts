import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'publication.state': {
    audience: ['CREATOR'],
    urgency: { costs: 'ON_DAY' },
    stub: 'since',
    stock: 'yellow',
    page: 'deal',
    act: 'state_post',
  },
} as const satisfies NeedRows;

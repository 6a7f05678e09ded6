import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'message.unread': {
    audience: ['BRAND', 'CREATOR'],
    from: 'REVIEWER',
    urgency: { costs: 1 },
    stub: 'since',
    stock: 'blue',
    page: 'chat',
    act: 'reply',
  },
} as const satisfies NeedRows;

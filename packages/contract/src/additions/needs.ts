import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'addition.answer': {
    audience: ['BRAND', 'CREATOR'],
    from: 'MANAGER',
    urgency: { costs: 1 },
    stub: 'since',
    stock: 'yellow',
    page: 'deal',
    act: 'answer',
    call: { name: 'additions.answer', body: { answer: 'ACCEPTED' } },
  },
} as const satisfies NeedRows;

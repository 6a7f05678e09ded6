import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'renewal.answer': {
    audience: ['BRAND', 'CREATOR'],
    from: 'MANAGER',
    urgency: { costs: 'ON_DAY' },
    stub: 'answer_by',
    stock: 'yellow',
    page: 'rights',
    act: 'answer',
    call: { name: 'renewals.answer', body: { answer: 'ACCEPTED' } },
  },
  'renewal.unanswered': {
    audience: ['BRAND'],
    from: 'MANAGER',
    urgency: { costs: 'ON_DAY' },
    stub: 'ends',
    stock: 'yellow',
    page: 'chat',
    act: 'remind',
  },
} as const satisfies NeedRows;

import type { NeedRows } from '../needs/need.ts';

export const needs = {
  'casting.applicants': {
    audience: ['BRAND'],
    from: 'MANAGER',
    urgency: { costs: 'ON_DAY' },
    stub: 'closes',
    stock: 'aqua',
    page: 'applicants',
    act: 'see_applicants',
    call: { name: 'castings.cast' },
  },
  'casting.invited': {
    audience: ['CREATOR'],
    urgency: { costs: 'ON_DAY' },
    stub: 'closes',
    stock: 'yellow',
    page: 'casting',
    act: 'answer',
    call: { name: 'castingApplications.apply' },
  },
} as const satisfies NeedRows;

import { expect, test } from 'vitest';
import { campaignStatus } from './status.ts';

const none = { asked: 0, active: 0, completed: 0, ended: 0 };
const days = { firstDay: '2026-01-11', lastDay: '2026-03-14' };
const noDays = { firstDay: null, lastDay: null };

test('days alone plan, run and finish a campaign', () => {
  const on = (today: string) => campaignStatus(days, none, today);
  expect(['2026-01-10', '2026-01-11', '2026-03-14', '2026-03-15'].map(on)).toEqual([
    'PLANNED',
    'RUNNING',
    'RUNNING',
    'FINISHED',
  ]);
});

test('an accepted deal begins it early, and an open one keeps it from finishing', () => {
  expect(campaignStatus(days, { ...none, asked: 3 }, '2026-01-10')).toBe('PLANNED');
  expect(campaignStatus(days, { ...none, active: 1 }, '2026-01-10')).toBe('RUNNING');
  expect(campaignStatus(days, { ...none, asked: 1, completed: 5 }, '2026-03-15')).toBe('RUNNING');
});

test('without days its deals tell', () => {
  const with_ = (deals: Partial<typeof none>) => campaignStatus(noDays, { ...none, ...deals }, '2026-01-10');
  expect([{}, { asked: 2 }, { ended: 2 }].map(with_)).toEqual(['PLANNED', 'PLANNED', 'PLANNED']);
  expect([{ active: 1 }, { active: 1, completed: 1 }].map(with_)).toEqual(['RUNNING', 'RUNNING']);
  expect(with_({ completed: 2, ended: 1 })).toBe('FINISHED');
});

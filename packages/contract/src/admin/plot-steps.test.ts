import { describe, expect, it } from 'vitest';
import { addToIsoDay } from '../kit/days.ts';
import { daysOfPeriod, stepOf, stepsOf } from './plot-steps.ts';

describe('a period', () => {
  it('counts both its days', () => {
    expect(daysOfPeriod({ from: '2026-02-27', to: '2026-03-01' })).toBe(3);
    expect(daysOfPeriod({ from: '2026-03-02', to: '2026-03-01' })).toBe(0);
    expect(addToIsoDay('2026-03-01', -1)).toBe('2026-02-28');
  });

  it.each([
    ['2026-03-01', '2026-03-31', 'day'],
    ['2026-03-01', '2026-04-01', 'week'],
    ['2025-01-01', '2026-02-04', 'week'],
    ['2025-01-01', '2026-02-05', 'month'],
  ])('from %s to %s is cut into steps of a %s', (from, to, step) => {
    expect(stepOf({ from, to })).toBe(step);
  });

  it('begins its weeks on Mondays and its months on their first', () => {
    // A Sunday to a Tuesday.
    expect(stepsOf({ from: '2026-03-01', to: '2026-03-10' }, 'week')).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
    ]);
    expect(stepsOf({ from: '2025-12-31', to: '2026-03-01' }, 'month')).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
    expect(stepsOf({ from: '2026-03-01', to: '2026-03-03' }, 'day')).toHaveLength(3);
  });
});

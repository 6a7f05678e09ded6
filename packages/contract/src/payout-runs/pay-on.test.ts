import { expect, test } from 'vitest';
import { isBankWeekend, usualPayOn } from './pay-on.ts';

test.each([
  ['due later, on that day', '2026-12-10', '2026-12-10'],
  ['due on a Saturday, on Monday', '2026-12-05', '2026-12-07'],
  ['due on a Sunday, on Monday', '2026-12-06', '2026-12-07'],
  ['late, today', '2026-11-02', '2026-12-03'],
  ['without a day, today', undefined, '2026-12-03'],
])('what is %s', (_, dueOn, payOn) => {
  expect(usualPayOn(dueOn, '2026-12-03')).toBe(payOn);
});

test('what is late on a Saturday is paid on Monday', () => {
  expect(usualPayOn('2026-11-02', '2026-12-05')).toBe('2026-12-07');
});

test.each([
  ['2026-12-04', false],
  ['2026-12-05', true],
  ['2026-12-06', true],
  ['2026-12-07', false],
])('banks are closed on %s: %s', (day, isClosed) => {
  expect(isBankWeekend(day)).toBe(isClosed);
});

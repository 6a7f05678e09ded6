import { expect, test } from 'vitest';
import { isoDayInDubai, monthInDubai, yearInDubai } from './days.ts';

test.each([
  ['2026-12-31T19:59:59.999Z', '2026-12-31', 2026],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', 2027],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', 2027],
])('at %s it is the %s in Dubai', (moment, day, year) => {
  expect(isoDayInDubai(new Date(moment))).toBe(day);
  expect(yearInDubai(new Date(moment))).toBe(year);
});

test('months follow one another without a gap, over the year too', () => {
  expect(monthInDubai('2026-12')).toEqual({
    from: new Date('2026-11-30T20:00:00Z'),
    before: new Date('2026-12-31T20:00:00Z'),
  });
  expect(monthInDubai('2027-01').from).toEqual(monthInDubai('2026-12').before);
});

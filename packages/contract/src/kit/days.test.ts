import { afterEach, expect, test } from 'vitest';
import {
  atMarketHour,
  dayFromIso,
  isoMarketDay,
  marketMonth,
  marketOffset,
  marketYear,
  setMarketZone,
  usualZone,
} from './days.ts';

afterEach(() => setMarketZone(usualZone));

test.each([
  ['2026-12-31T19:59:59.999Z', '2026-12-31', 2026],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', 2027],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', 2027],
])('at %s it is the %s in Dubai, the usual time zone', (moment, day, year) => {
  expect(isoMarketDay(new Date(moment))).toBe(day);
  expect(marketYear(new Date(moment))).toBe(year);
});

test('months follow one another without a gap, over the year too', () => {
  expect(marketMonth('2026-12')).toEqual({
    from: new Date('2026-11-30T20:00:00Z'),
    before: new Date('2026-12-31T20:00:00Z'),
  });
  expect(marketMonth('2027-01').from).toEqual(marketMonth('2026-12').before);
});

test('another time zone has days, months and hours of its own, over a change of its clocks too', () => {
  setMarketZone('Europe/Berlin');
  expect(isoMarketDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
  expect(isoMarketDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  expect(marketMonth('2026-03')).toEqual({
    from: new Date('2026-02-28T23:00:00Z'),
    before: new Date('2026-03-31T22:00:00Z'),
  });
  const changes = dayFromIso('2026-03-29');
  expect([0, 12].map((hour) => atMarketHour(changes, hour).toISOString())).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T10:00:00.000Z',
  ]);
  setMarketZone('America/New_York');
  expect(marketOffset(new Date('2026-01-01T12:00:00Z'))).toBe('-05:00');
  expect(isoMarketDay(new Date('2026-01-01T04:00:00Z'))).toBe('2025-12-31');
  setMarketZone('UTC');
  expect(marketOffset(new Date())).toBe('+00:00');
});

import { describe, expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';
import {
  currencySign,
  formatCount,
  formatDateWithTime,
  formatDayAndMonth,
  formatDeadlineDay,
  formatDuration,
  formatExactMoney,
  formatList,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatPercent,
  formatRate,
  formatSeries,
  formatShortDate,
  formatSums,
  formatTime,
} from './format.ts';
import {
  formatDaysUntil,
  formatRelativeTime,
  formatTaken,
  formatTimeAhead,
  formatTimeLeft,
  formatWait,
} from './lapses.ts';

/** Intl puts a no-break space behind a code. */
const withSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('money', () => {
  test.each([
    [0, '$0', '$0.00'],
    [8000, '$80', '$80.00'],
    [8050, '$80.50', '$80.50'],
    [124_000, '$1,240', '$1,240.00'],
    [100_000_000, '$1,000,000', '$1,000,000.00'],
  ])('%d cents', (cents, short, exact) => {
    expect(formatMoney(cents, 'USD')).toBe(short);
    expect(formatExactMoney(cents, 'USD')).toBe(exact);
  });

  test.each([
    [0, 'AED 0', 'AED 0.00'],
    [420_000, 'AED 4,200', 'AED 4,200.00'],
    [420_050, 'AED 4,200.50', 'AED 4,200.50'],
  ])('%d fils', (fils, short, exact) => {
    expect(withSpaces(formatMoney(fils, 'AED'))).toBe(short);
    expect(withSpaces(formatExactMoney(fils, 'AED'))).toBe(exact);
  });

  test('sums of two currencies stand side by side', () => {
    expect(withSpaces(formatSums({ USD: 168_000, AED: 294_000 }))).toBe('$1,680 and AED 2,940');
    expect(withSpaces(formatSums({ USD: 0, AED: 294_000 }))).toBe('AED 2,940');
    expect(formatSums({ USD: 0, AED: 0 })).toBe('$0');
  });

  test('a rate has as many places as it needs, and a currency its sign', () => {
    expect(formatRate({ perDollar: 36_725, day: null })).toBe('3.6725');
    expect(formatRate({ perDollar: 37_000, day: null })).toBe('3.70');
    expect([currencySign('USD'), currencySign('AED')]).toEqual(['$', 'AED']);
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

describe('file sizes', () => {
  test.each([
    [0, '0 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [86.2 * 1024 * 1024, '86.2 MB'],
    [2 * 1024 ** 3, '2 GB'],
    [3000 * 1024 ** 3, '3,000 GB'],
  ])('%d is %s', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });
});

describe('dates', () => {
  test('a deadline stays on its day, whatever the zone of the reader', () => {
    expect(formatLongDate('2026-11-28')).toBe('November 28, 2026');
    expect(formatLongDate('2026-11-28T00:00:00.000Z')).toBe('November 28, 2026');
    expect(formatShortDate('2026-12-04T00:00:00Z')).toBe('Dec 4, 2026');
    expect(formatDayAndMonth('2026-12-04')).toEqual({ day: '04', month: 'Dec' });
  });

  test('a deadline is named by its day, whatever the zone of the reader', () => {
    expect(formatDeadlineDay('2026-12-12T00:00:00.000Z')).toBe('Saturday, December 12');
    expect(formatDeadlineDay(new Date('2026-12-12T23:59:59Z'))).toBe('Saturday, December 12');
  });

  test('a moment is told in the zone of the reader', () => {
    expect(formatTime(new Date(2026, 10, 20, 10, 12))).toBe('10:12 AM');
    expect(formatTime(new Date(2026, 10, 20, 0, 5))).toBe('12:05 AM');
    expect(formatDateWithTime(new Date(2026, 10, 20, 10, 12))).toBe('Nov 20, 2026, 10:12 AM');
  });

  test('what is no date is nothing', () => {
    expect(formatLongDate('soon')).toBe('');
    expect(formatRelativeTime('soon')).toBe('');
  });
});

describe('relative time', () => {
  const now = new Date(2026, 10, 20, 15, 0);

  test.each([
    [new Date(2026, 10, 20, 14, 59, 30), 'Just now'],
    [new Date(2026, 10, 20, 15, 0, 30), 'Just now'],
    [new Date(2026, 10, 20, 14, 59), '1 minute ago'],
    [new Date(2026, 10, 20, 14, 15), '45 minutes ago'],
    [new Date(2026, 10, 20, 13, 0), '2 hours ago'],
    [new Date(2026, 10, 20, 0, 1), '14 hours ago'],
    [new Date(2026, 10, 19, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 16, 12, 0), '4 days ago'],
    [new Date(2026, 10, 13, 12, 0), 'Nov 13, 2026'],
    [new Date(2026, 10, 25, 12, 0), 'Nov 25, 2026'],
  ])('%s', (when, expected) => {
    expect(formatRelativeTime(when, now)).toBe(expected);
  });

  test('shortly after midnight an hour ago is not yet yesterday', () => {
    expect(formatRelativeTime(new Date(2026, 10, 19, 23, 0), new Date(2026, 10, 20, 0, 30))).toBe(
      '1 hour ago',
    );
  });
});

test.each([
  [0, '0:00'],
  [33.7, '0:33'],
  [65, '1:05'],
  [3729, '1:02:09'],
  [Number.NaN, '0:00'],
])('%d seconds is %s', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [150, '3 minutes'],
  [7200, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %d seconds is %s', (seconds, expected) => {
  expect(formatWait(seconds)).toBe(expected);
});

test.each([
  [61, 'in 2 minutes'],
  [3600, 'in 60 minutes'],
  [3601, 'in 2 hours'],
])('a wait of %d seconds is over %s', (seconds, expected) => {
  expect(formatTimeAhead(seconds)).toBe(expected);
});

test.each([
  // A link for seven days, when it was just made, an hour later and after that.
  [new Date(2026, 10, 27, 14, 59), 'in 7 days'],
  [new Date(2026, 10, 27, 14, 0), 'in 7 days'],
  [new Date(2026, 10, 27, 13, 59), 'in 6 days'],
  [new Date(2026, 10, 22, 15, 0), 'in 2 days'],
  [new Date(2026, 10, 22, 14, 59), 'in 2 days'],
  [new Date(2026, 10, 22, 14, 50), 'in 47 hours'],
  [new Date(2026, 10, 21, 14, 59), 'in 24 hours'],
  [new Date(2026, 10, 20, 16, 30), 'in 1 hour'],
  [new Date(2026, 10, 20, 16, 0), 'in 1 hour'],
  [new Date(2026, 10, 20, 15, 59), 'in 59 minutes'],
  [new Date(2026, 10, 20, 14, 0), 'in 0 minutes'],
])('what lasts until %s ends %s', (until, expected) => {
  expect(formatTimeLeft(until, new Date(2026, 10, 20, 15, 0))).toBe(expected);
});

test.each([
  [new Date(2026, 10, 20, 23, 59), 'today'],
  [new Date(2026, 10, 21, 0, 1), 'tomorrow'],
  [new Date(2026, 10, 25, 23, 59), 'in 5 days'],
  [new Date(2026, 10, 19, 23, 59), 'yesterday'],
])('what is due at %s is due %s', (when, expected) => {
  expect(formatDaysUntil(when, new Date(2026, 10, 20, 15, 0))).toBe(expected);
});

test('shares and lists', () => {
  expect(formatPercent(0.4)).toBe('40%');
  expect(formatList(['Reels', 'stories', 'photos'])).toBe('Reels, stories, and photos');
  expect(formatSeries(['4 files', '2 approved', '2 to revise'])).toBe('4 files, 2 approved, 2 to revise');
  expect(formatSeries(['a.exe', 'b.exe'])).toBe('a.exe, b.exe');
  expect(formatSeries([])).toBe('');
  expect(formatSeries(['Beauty', 'Fashion', 'Food'])).toBe('Beauty, Fashion, Food');
  expect(formatSeries(['Beauty', 'Fashion'])).toBe('Beauty, Fashion');
});

test('a month, and how long something took', () => {
  expect(formatMonth('2026-03-01')).toBe('Mar 2026');
  expect([2400, 5400, 40 * 3600, 48 * 3600, 60 * 3600].map(formatTaken)).toEqual([
    '40 minutes',
    '2 hours',
    '40 hours',
    '2 days',
    '3 days',
  ]);
});

/** Numbers, money, dates and times as the current locale writes them. */
import { m } from '@briefcast/i18n/messages';
import { getLocale } from '#texts/runtime.js';

/** Whose conventions a language follows; digits and the first day of a week differ between countries. */
const conventions: Record<string, string> = { en: 'en-US', 'en-XA': 'en-US', ar: 'ar-AE' };

/** Intl's formatters take milliseconds to make, on a phone tens of them: made when first used, once for each locale. */
function perLocale<T>(make: (convention: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const locale = getLocale();
    let formatter = made.get(locale);
    if (formatter === undefined) {
      formatter = make(conventions[locale] ?? locale);
      made.set(locale, formatter);
    }
    return formatter;
  };
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const percents = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const lists = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const series = perLocale((locale) => new Intl.ListFormat(locale, { type: 'unit' }));
const dollars = (digits: number) =>
  perLocale(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const wholeDollars = dollars(0);
const exactDollars = dollars(2);
const dirhams = perLocale((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'AED' }));

/** `1,240`, with the tenth that it may have. */
export const formatCount = (value: number): string => numbers().format(value);

const pixels = perLocale((locale) => new Intl.NumberFormat(locale, { useGrouping: false }));

/** `1080`: a width, a height, a number that is read and not counted. */
export const formatPixels = (value: number): string => pixels().format(value);

/** `40%` for 0.4. */
export const formatPercent = (share: number): string => percents().format(share);

const collators = perLocale((locale) => new Intl.Collator(locale));

/** For sorting: below zero where the first comes first in the reader's alphabet. */
export const compareTexts = (one: string, other: string): number => collators().compare(one, other);

/** `Reels, stories, and photos`. */
export const formatList = (items: readonly string[]): string => lists().format(items);

/** `4 files, 2 approved`: facts or names beside one another, which make no sentence and so have no 'and'. */
export const formatSeries = (items: readonly string[]): string => series().format(items);

/** `$1,240`; cents appear only where there are some: `$80.50`. */
export const formatMoney = (cents: number): string =>
  cents % 100 === 0 ? wholeDollars().format(cents / 100) : formatExactMoney(cents);

/** `$1,240`, always in whole dollars, as cards show prices; a price below one dollar is no gift. */
export const formatWholeMoney = (cents: number): string =>
  wholeDollars().format(Math.max(1, Math.round(cents / 100)));

/** `$1,240.00`, for the places where an amount is agreed on. */
export const formatExactMoney = (cents: number): string => exactDollars().format(cents / 100);

/** `AED 1,197.00`, of whole fils: what the house sells. */
export const formatDirhams = (fils: number): string => dirhams().format(fils / 100);

const units = [m.format_bytes, m.format_kilobytes, m.format_megabytes, m.format_gigabytes] as const;

/** `0 Bytes`, `86.2 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 1023.95 KB would round to "1,024 KB": it is a megabyte already.
  while (unit < units.length - 1 && value >= (unit === 0 ? 1024 : 1023.95)) {
    value /= 1024;
    unit += 1;
  }
  const amount = formatCount(Math.round(value * 10) / 10);
  return (units[unit] ?? m.format_bytes)({ amount });
}

type When = string | number | Date;

/** A deadline is a calendar day, kept as midnight UTC: in the reader's zone it could become the day before. */
const calendarDay = /^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0+)?)?Z)?$/u;

/** A kind of date, for moments in the reader's zone and for calendar days. */
function dates(options: Intl.DateTimeFormatOptions) {
  const ofMoment = perLocale((locale) => new Intl.DateTimeFormat(locale, options));
  const ofDay = perLocale((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  return (when: When) => (typeof when === 'string' && calendarDay.test(when) ? ofDay() : ofMoment());
}

const longDates = dates({ year: 'numeric', month: 'long', day: 'numeric' });
const shortDates = dates({ year: 'numeric', month: 'short', day: 'numeric' });
const months = dates({ year: 'numeric', month: 'short' });
const monthNames = dates({ month: 'short' });
const stubDates = dates({ month: 'short', day: '2-digit' });
const times = perLocale((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

const datesWithTimes = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

/** Intl puts a narrow no-break space before AM, which fonts and searches stumble over. */
const withPlainSpaces = (text: string) => text.replaceAll('\u202f', ' ');

const isDate = (when: When) => !Number.isNaN(new Date(when).getTime());

/** `November 28, 2026`; empty for what is no date. */
export const formatLongDate = (when: When): string =>
  isDate(when) ? longDates(when).format(new Date(when)) : '';

/** `Nov 28, 2026`; empty for what is no date. */
export const formatShortDate = (when: When): string =>
  isDate(when) ? shortDates(when).format(new Date(when)) : '';

/** `Nov`, of a month's first day as midnight UTC. */
export const formatMonthName = (firstDay: string): string => monthNames(firstDay).format(new Date(firstDay));

const weekdays = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
);

/** `Saturday, December 12`, the same for everybody: a deadline's day is read in the zone in which it was written. */
export const formatDeadlineDay = (deadline: string | Date): string => weekdays().format(new Date(deadline));

const calendarDays = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** `today`, `tomorrow`, `in 4 days`. */
export const formatDaysAhead = (days: number): string => calendarDays().format(days, 'day');

/** How many calendar days of the reader lie before a moment: `today`, `tomorrow`, `in 4 days`, `yesterday`. */
export const formatDaysUntil = (when: When, now: Date = new Date()): string =>
  formatDaysAhead(calendarDaysBetween(now, new Date(when)));

const weekdayNames = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);
const daysOfYear = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);

/** `Thursday` for a deadline within the next six days, `Dec 12` for a later one. */
export const formatDueDay = (deadline: string, days: number): string =>
  (days < 7 ? weekdayNames() : daysOfYear()).format(new Date(deadline));

/** `{ day: '04', month: 'Dec' }`, for the stub of a deal sheet; both empty for what is no date. */
export function formatDayAndMonth(when: When): { day: string; month: string } {
  const parts = isDate(when) ? stubDates(when).formatToParts(new Date(when)) : [];
  const part = (type: 'day' | 'month') => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('day'), month: part('month') };
}

/** `Nov 2026`; empty for what is no date. */
export const formatMonth = (when: When): string => (isDate(when) ? months(when).format(new Date(when)) : '');

/** `10:12 AM`; empty for what is no date. */
export function formatTime(when: When): string {
  if (!isDate(when)) return '';
  return withPlainSpaces(times().format(new Date(when)));
}

/** `Nov 20, 2026, 10:12 AM`; empty for what is no date. */
export const formatDateWithTime = (when: When): string =>
  isDate(when) ? withPlainSpaces(datesWithTimes().format(new Date(when))) : '';

/** `1:05`, `1:02:09`: a position in a video. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const lengthsIn = (unit: string) =>
  perLocale((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }));
const inSeconds = lengthsIn('second');
const inMinutes = lengthsIn('minute');
const inHours = lengthsIn('hour');
const inDays = lengthsIn('day');

/** A length of time, rounded up: `40 seconds`, `3 minutes`, `24 hours`. */
export function formatWait(seconds: number): string {
  if (seconds < 120) return inSeconds().format(seconds);
  if (seconds < 7200) return inMinutes().format(Math.ceil(seconds / 60));
  return inHours().format(Math.ceil(seconds / 3600));
}

/** How long something took, rounded: `40 minutes`, `5 hours`, from two days on `3 days`. */
export function formatTaken(seconds: number): string {
  if (seconds < 5400) return inMinutes().format(Math.round(seconds / 60));
  const hours = Math.round(seconds / 3600);
  return hours < 48 ? inHours().format(hours) : inDays().format(Math.round(hours / 24));
}

const relative = perLocale((locale) => new Intl.RelativeTimeFormat(locale));
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** When a wait is over, rounded up: `in 5 minutes`, and `in 2 hours` beyond one. */
export const formatTimeAhead = (seconds: number): string =>
  seconds <= 3600
    ? relative().format(Math.ceil(seconds / 60), 'minute')
    : relative().format(Math.ceil(seconds / 3600), 'hour');

/** How long something still lasts, rounded down: `in 6 days`, from two days on; `in 47 hours`; `in 5 minutes`. */
export function formatTimeLeft(until: When, now: Date = new Date()): string {
  const leftMs = Math.max(0, new Date(until).getTime() - now.getTime());
  if (leftMs < hourMs) return relative().format(Math.floor(leftMs / minuteMs), 'minute');
  const hours = Math.floor(leftMs / hourMs);
  return hours < 48 ? relative().format(hours, 'hour') : relative().format(Math.floor(hours / 24), 'day');
}

/** `Just now`, `5 minutes ago`, `2 hours ago`, `Yesterday`, `4 days ago`, then the date; empty for what is none. */
export function formatRelativeTime(when: When, now: Date = new Date()): string {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return '';
  const passedMs = now.getTime() - date.getTime();
  const days = calendarDaysBetween(date, now);

  if (passedMs < minuteMs) return passedMs > -minuteMs ? m.format_just_now() : formatShortDate(date);
  if (passedMs < hourMs) return relative().format(-Math.floor(passedMs / minuteMs), 'minute');
  if (days === 0 || passedMs < 6 * hourMs) return relative().format(-Math.floor(passedMs / hourMs), 'hour');
  if (days === 1) return m.format_yesterday();
  if (days < 7) return relative().format(-days, 'day');
  return formatShortDate(date);
}

function calendarDaysBetween(from: Date, to: Date): number {
  const start = Date.UTC(from.getFullYear(), from.getMonth(), from.getDate());
  const end = Date.UTC(to.getFullYear(), to.getMonth(), to.getDate());
  return Math.round((end - start) / (24 * hourMs));
}

/** A language by its own name, such as "English" or "العربية". */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

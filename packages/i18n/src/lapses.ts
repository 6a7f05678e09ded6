/** How long something takes, lasts or has been, in words. Apart from dates, as fewer pages say it. */
import { dayMs, hourMs, minuteMs } from '@briefcast/contract/kit/days';
import { m } from '@briefcast/i18n/messages';
import { formatShortDate } from './format.ts';
import { perLocale } from './per-locale.ts';

type When = string | number | Date;

const calendarDays = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** `today`, `tomorrow`, `in 4 days`. */
export const formatDaysAhead = (days: number): string =>
  calendarDays().format(days, 'day').replace(/^خلال/u, 'بعد');

/** How many calendar days of the reader lie before a moment: `today`, `tomorrow`, `in 4 days`, `yesterday`. */
export const formatDaysUntil = (when: When, now: Date = new Date()): string =>
  formatDaysAhead(calendarDaysBetween(now, new Date(when)));

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

/** When a wait is over, rounded up: `in 5 minutes`, and `in 2 hours` beyond one. */
export const formatTimeAhead = (seconds: number): string =>
  seconds <= 3600
    ? relative().format(Math.ceil(seconds / 60), 'minute')
    : relative().format(Math.ceil(seconds / 3600), 'hour');

/**
 * How long something still lasts, rounded down: `in 6 days`, from two days on; `in 47 hours`; `in 5 minutes`. A last 24th of
 * a day or an hour counts as the whole: what was made for seven days a minute ago ends in seven.
 */
export function formatTimeLeft(until: When, now: Date = new Date()): string {
  const leftMs = Math.max(0, new Date(until).getTime() - now.getTime());
  if (leftMs < hourMs) return relative().format(Math.floor(leftMs / minuteMs), 'minute');
  const hours = Math.floor(leftMs / hourMs + 1 / 24);
  return hours < 48
    ? relative().format(hours, 'hour')
    : relative().format(Math.floor(leftMs / dayMs + 1 / 24), 'day');
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
  return Math.round((end - start) / dayMs);
}

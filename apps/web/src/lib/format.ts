const locale = 'en-US';

/** Intl's formatters take tens of milliseconds to make on a phone: made when first used, and once. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** By hand: amounts stand on the first cards of a page, and Intl's formatter of numbers would hold up a phone there. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+(?:\.|$))/gu, ',');

/** `1,240`, with the tenth that it may have. */
export const formatCount = (value: number): string => grouped(String(value));

/** `$1,240`; cents appear only where there are some: `$80.50`. */
export function formatMoney(cents: number): string {
  return cents % 100 === 0 ? `$${formatCount(cents / 100)}` : formatExactMoney(cents);
}

/** `$1,240`, always in whole dollars, as cards show prices; a price below one dollar is no gift. */
export function formatWholeMoney(cents: number): string {
  return `$${formatCount(Math.max(1, Math.round(cents / 100)))}`;
}

/** `$1,240.00`, for the places where an amount is agreed on. */
export function formatExactMoney(cents: number): string {
  return `$${grouped((cents / 100).toFixed(2))}`;
}

const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `0 Bytes`, `86.2 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 1023.95 KB would round to "1,024 KB": it is a megabyte already.
  while (unit < units.length - 1 && value >= (unit === 0 ? 1024 : 1023.95)) {
    value /= 1024;
    unit += 1;
  }
  return `${formatCount(Math.round(value * 10) / 10)} ${units[unit]}`;
}

type When = string | number | Date;

/** A deadline is a calendar day, kept as midnight UTC: in the reader's zone it could become the day before. */
const calendarDay = /^\d{4}-\d{2}-\d{2}(T00:00(:00(\.0+)?)?Z)?$/u;

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Null for what is no date. */
function dayOf(when: When): { year: number; month: string; day: number } | null {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return null;
  if (typeof when === 'string' && calendarDay.test(when)) {
    return { year: date.getUTCFullYear(), month: months[date.getUTCMonth()] ?? '', day: date.getUTCDate() };
  }
  return { year: date.getFullYear(), month: months[date.getMonth()] ?? '', day: date.getDate() };
}

/** `November 28, 2026`. */
export function formatLongDate(when: When): string {
  const date = dayOf(when);
  return date ? `${date.month} ${date.day}, ${date.year}` : '';
}

/** `Nov 28, 2026`. */
export function formatShortDate(when: When): string {
  const date = dayOf(when);
  return date ? `${date.month.slice(0, 3)} ${date.day}, ${date.year}` : '';
}

/** `{ day: '04', month: 'Dec' }`, for the stub of a deal sheet. */
export function formatDayAndMonth(when: When): { day: string; month: string } {
  const date = dayOf(when);
  return date
    ? { day: String(date.day).padStart(2, '0'), month: date.month.slice(0, 3) }
    : { day: '', month: '' };
}

const clock = once(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));

/** `10:12 AM`. */
export function formatTime(when: When): string {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return '';
  // Intl puts a narrow no-break space before AM, which fonts and searches stumble over.
  return clock().format(date).replaceAll('\u202f', ' ');
}

/** `1:05`, `1:02:09`: a position in a video. */
export function formatDuration(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

const relative = once(() => new Intl.RelativeTimeFormat(locale));
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** `Just now`, `5 minutes ago`, `2 hours ago`, `Yesterday`, `4 days ago`, then the date. */
export function formatRelativeTime(when: When, now: Date = new Date()): string {
  const date = new Date(when);
  if (Number.isNaN(date.getTime())) return '';
  const passedMs = now.getTime() - date.getTime();
  const days = calendarDaysBetween(date, now);

  if (passedMs < minuteMs) return passedMs > -minuteMs ? 'Just now' : formatShortDate(date);
  if (passedMs < hourMs) return relative().format(-Math.floor(passedMs / minuteMs), 'minute');
  if (days === 0 || passedMs < 6 * hourMs) return relative().format(-Math.floor(passedMs / hourMs), 'hour');
  if (days === 1) return 'Yesterday';
  if (days < 7) return relative().format(-days, 'day');
  return formatShortDate(date);
}

function calendarDaysBetween(from: Date, to: Date): number {
  const start = Date.UTC(from.getFullYear(), from.getMonth(), from.getDate());
  const end = Date.UTC(to.getFullYear(), to.getMonth(), to.getDate());
  return Math.round((end - start) / (24 * hourMs));
}

/** Numbers, money, dates and times as the current locale writes them. */
import {
  type Currency,
  currencies,
  currenciesOf,
  defaultCurrency,
  type ExchangeRate,
  rateUnits,
  type Sums,
} from '@briefcast/contract/kit/currencies';
import { arabicMoney, arabicPercents, arabicSeries, arabicSigns, isArabic } from './arabic-conventions.ts';
import { perLocale } from './per-locale.ts';

const numbers = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
const percents = perLocale((locale) =>
  isArabic(locale) ? arabicPercents : new Intl.NumberFormat(locale, { style: 'percent' }),
);
const lists = perLocale((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const series = perLocale((locale) =>
  isArabic(locale) ? arabicSeries : new Intl.ListFormat(locale, { type: 'unit' }),
);

/** Writes amounts, and the sign next to them. */
interface MoneyFormat {
  format(amount: number): string;
  sign: string;
}

function latinMoney(locale: string, currency: Currency, digits: number): MoneyFormat {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return { format: (amount) => format.format(amount), sign };
}

/** Writes money of each currency with this number of digits behind the point. */
export const moneyOf = (digits: number) =>
  Object.fromEntries(
    currencies.map((currency) => [
      currency,
      perLocale((locale) =>
        isArabic(locale)
          ? { ...arabicMoney(currency, digits), sign: arabicSigns[currency] }
          : latinMoney(locale, currency, digits),
      ),
    ]),
  ) as Record<Currency, () => MoneyFormat>;
const wholeMoney = moneyOf(0);
const exactMoney = moneyOf(2);

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

/** `4 files, 2 approved`: facts or names next to one another, which make no sentence and so have no 'and'. */
export const formatSeries = (items: readonly string[]): string => series().format(items);

/** `$1,240`, `AED 4,200`; cents and fils appear only where there are some: `$80.50`. */
export const formatMoney = (cents: number, currency: Currency): string =>
  cents % 100 === 0 ? wholeMoney[currency]().format(cents / 100) : formatExactMoney(cents, currency);

/** `$1,240.00`, for the places where an amount is agreed on. */
export const formatExactMoney = (cents: number, currency: Currency): string =>
  exactMoney[currency]().format(cents / 100);

/** `$1,680 and AED 2,940`: each currency by itself; where there is nothing, so much of the currency that is given. */
export const formatSums = (sums: Sums, zeroIn: Currency = defaultCurrency): string =>
  formatList(sumsInParts(sums, zeroIn));

/** Sums in a text for each currency, at least one. */
export function sumsInParts(sums: Sums, zeroIn: Currency = defaultCurrency): string[] {
  const present = currenciesOf(sums);
  return (present.length > 0 ? present : [zeroIn]).map((currency) => formatMoney(sums[currency], currency));
}

/** `$` or `AED`, as amounts have it: before or behind a field. */
export const currencySign = (currency: Currency): string => wholeMoney[currency]().sign;

const rates = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
);

/** `3.6725`. */
export const formatRate = ({ perDollar }: ExchangeRate): string => rates().format(perDollar / rateUnits);

/** `AED 1,197.00`, of whole fils: what the house sells. */
export const formatDirhams = (fils: number): string => formatExactMoney(fils, 'AED');

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
const shortDays = dates({ month: 'short', day: 'numeric' });
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

/** `Nov 28`; empty for what is no date. */
export const formatShortDay = (when: When): string =>
  isDate(when) ? shortDays(when).format(new Date(when)) : '';

/** `Nov`, of a month's first day as midnight UTC. */
export const formatMonthName = (firstDay: string): string => monthNames(firstDay).format(new Date(firstDay));

const weekdays = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
);

/** `Saturday, December 12`, the same for everybody: a deadline's day is read in the zone in which it was written. */
export const formatDeadlineDay = (deadline: string | Date): string => weekdays().format(new Date(deadline));

const weekdayNames = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);
const shortWeekdays = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);

/** `Thu`, of a calendar day. */
export const formatWeekday = (day: string): string => shortWeekdays().format(new Date(day));

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

/** A language by its own name, such as "English" or "العربية". */
export const languageName = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

const countries = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** A country by its code of two letters, in the reader's language. */
export const countryName = (code: string): string => countries().of(code) ?? code;

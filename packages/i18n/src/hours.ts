/** Hours of the day and time zones. */
import { perLocale } from './per-locale.ts';

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** `08:00`, as clocks of 24 hours say it, in both languages: `22 to 8` must not be read as an evening. */
export const formatHour = (hour: number): string => `${twoDigits(hour)}:00`;

/** `08`, within a short text of two hours. */
export const formatShortHour = twoDigits;

const zones = perLocale(
  (locale) => (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0),
);

/** `Gulf Standard Time` for `Asia/Dubai`. */
export const formatTimeZone = (timeZone: string): string =>
  zones()(timeZone).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

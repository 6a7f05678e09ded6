/** Days as a calendar that other programs subscribe to (RFC 5545). */
import { m } from '@briefcast/i18n/messages';
import { workLocale } from '@briefcast/i18n/work-locale';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/** Interval at which programs are asked to look again. */
const lookAgainSeconds = 12 * 60 * 60;

/** Headers of a calendar behind a private address. */
export const calendarHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** One whole day of a calendar. */
export interface CalendarDay {
  /** Names it for good. */
  id: string;
  /** When it became as it is, so that equal days make equal text. */
  stamp: Date;
  day: Date;
  summary: string;
  description: string;
  url: string;
}

/** Text of a calendar in the current locale. Equal days make equal text, so that programs see no change. */
export function calendarText(of: { name: string; product: string; days: readonly CalendarDay[] }): string {
  const calendar = ical({
    name: of.name,
    prodId: { company: m.head_product(), product: of.product, language: workLocale().toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgainSeconds,
  });
  for (const { id, day, ...rest } of of.days) {
    calendar.createEvent({
      ...rest,
      id: `${id}@briefcast`,
      start: day,
      allDay: true,
      // It takes nobody's time.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  // Every line ends so, the last one too (RFC 5545, 3.1); the library leaves that one open.
  return `${calendar.toString().trimEnd()}\r\n`;
}

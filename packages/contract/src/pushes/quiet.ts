/** When a person's devices stay quiet (rules/pushes#quiet-hours). */
import { minuteMs } from '../kit/days.ts';

export const quietHoursByDefault = { isOn: true, from: 22, to: 8, timeZone: 'Asia/Dubai' };

/** For each kind of news: in the quiet hours not; at any time; or neither in them nor on the two days of the weekend. */
export const whenPushed = ['NOT_IN_QUIET_HOURS', 'AT_ANY_TIME', 'NOT_ON_WEEKENDS'] as const;
export type WhenPushed = (typeof whenPushed)[number];

interface Hours {
  isOn: boolean;
  from: number;
  to: number;
  timeZone: string;
}

/** Longer than two days with the nights around them. */
const longestQuietHours = 96;

/**
 * Countries that rest on Friday and Saturday (Unicode CLDR, `weekendStart`). The Emirates have rested on Saturday
 * and Sunday since 2022, and most of the world does; half of their Friday is worked, so it gets notifications.
 */
const restsOnFridays: readonly string[] = [
  'Africa/Algiers',
  'Africa/Cairo',
  'Africa/Khartoum',
  'Africa/Tripoli',
  'Asia/Aden',
  'Asia/Amman',
  'Asia/Baghdad',
  'Asia/Bahrain',
  'Asia/Damascus',
  'Asia/Jerusalem',
  'Asia/Kuwait',
  'Asia/Muscat',
  'Asia/Qatar',
  'Asia/Riyadh',
];

/** The two days of the weekend in a time zone. */
export const weekendOf = (timeZone: string): readonly ['Fri', 'Sat'] | readonly ['Sat', 'Sun'] =>
  restsOnFridays.includes(timeZone) ? ['Fri', 'Sat'] : ['Sat', 'Sun'];

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const isBetween = (hour: number, { from, to }: Hours): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/**
 * End of the time that an event of now must wait; null for a notification at once. Both ends of quiet hours are
 * full hours of the person's clock, so summer time moves them with it.
 */
export function quietUntil(now: Date, hours: Hours, when: WhenPushed): Date | null {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: hours.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const local = (time: Date) => {
    const parts = Object.fromEntries(clock.formatToParts(time).map(({ type, value }) => [type, value]));
    return { day: parts.weekday ?? '', hour: Number(parts.hour), minute: Number(parts.minute) };
  };
  const weekend: readonly string[] = weekendOf(hours.timeZone);
  const isQuiet = ({ day, hour }: ReturnType<typeof local>): boolean =>
    when !== 'AT_ANY_TIME' &&
    ((hours.isOn && isBetween(hour, hours)) || (when === 'NOT_ON_WEEKENDS' && weekend.includes(day)));

  if (!isQuiet(local(now))) return null;
  let time = Math.floor(now.getTime() / minuteMs) * minuteMs;
  for (let hour = 0; hour < longestQuietHours; hour++) {
    time += (60 - local(new Date(time)).minute) * minuteMs;
    if (!isQuiet(local(new Date(time)))) break;
  }
  return new Date(time);
}

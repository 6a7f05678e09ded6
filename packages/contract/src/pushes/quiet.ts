/** When a person's devices stay quiet (rules/pushes#quiet-hours). */
import { minuteMs } from '../kit/days.ts';

/** Every night; every night and both days of the weekend; or the nights that begin on a working day. */
export const quietDays = ['EVERY_DAY', 'WEEKENDS_TOO', 'WORK_DAYS'] as const;
export type QuietDays = (typeof quietDays)[number];

export const quietHoursByDefault = {
  isOn: true,
  from: 22,
  to: 8,
  days: 'EVERY_DAY' as QuietDays,
};

interface Hours {
  isOn: boolean;
  from: number;
  to: number;
  days: QuietDays;
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

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const dayBefore: Readonly<Record<string, string>> = Object.fromEntries(
  weekdays.map((day, n) => [day, weekdays.at(n - 1) ?? day]),
);

const isBetween = (hour: number, { from, to }: Hours): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

/**
 * End of the time that an event of now must wait; null for a notification at once. Both ends of quiet hours are
 * full hours of the person's clock, so summer time moves them with it.
 */
export function quietUntil(now: Date, hours: Hours): Date | null {
  if (!hours.isOn) return null;
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
  /** The day on which the night of an hour began. */
  const nightOf = ({ day, hour }: ReturnType<typeof local>): string =>
    hours.from > hours.to && hour < hours.to ? (dayBefore[day] ?? day) : day;
  const isQuiet = (time: ReturnType<typeof local>): boolean => {
    if (hours.days === 'WEEKENDS_TOO' && weekend.includes(time.day)) return true;
    if (hours.days === 'WORK_DAYS' && weekend.includes(nightOf(time))) return false;
    return isBetween(time.hour, hours);
  };

  if (!isQuiet(local(now))) return null;
  let time = Math.floor(now.getTime() / minuteMs) * minuteMs;
  for (let hour = 0; hour < longestQuietHours; hour++) {
    time += (60 - local(new Date(time)).minute) * minuteMs;
    if (!isQuiet(local(new Date(time)))) break;
  }
  return new Date(time);
}

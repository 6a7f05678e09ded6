/** How long a need can be put off, and when it comes back (rules/needs#put-off). */
import { addDays, atMarketHour, hourMs, marketDay } from '../kit/days.ts';
import { type NeedKind, needRow } from './rows.ts';

export const needPutOffs = ['LATER_TODAY', 'TOMORROW', 'MONDAY', 'CHANGE', 'HIDDEN'] as const;
export type NeedPutOffUntil = (typeof needPutOffs)[number];

const morning = 8;
/** Hours of a day at which it can come back the same day, and how long before one it can be chosen. */
const laterHours = [16, 20];
const notice = hourMs;

/** Moment of the return; null where no moment brings it back, and undefined where the day has none left. */
export function returnsAt(until: NeedPutOffUntil, now: Date): Date | null | undefined {
  const today = marketDay(now);
  if (until === 'LATER_TODAY')
    return laterHours
      .map((hours) => atMarketHour(today, hours))
      .find((at) => at.getTime() - now.getTime() >= notice);
  if (until === 'TOMORROW') return atMarketHour(addDays(today, 1), morning);
  if (until !== 'MONDAY') return null;
  const ahead = (8 - today.getUTCDay()) % 7 || 7;
  return atMarketHour(addDays(today, ahead), morning);
}

/** Whether a kind may be put off so long. */
export const mayPutOff = (kind: NeedKind, until: NeedPutOffUntil): boolean =>
  !needRow(kind).oneDayOnly || until === 'LATER_TODAY' || until === 'TOMORROW';

/** Choices in the menu of a row now, with the moments of return. */
export const putOffChoices = (kind: NeedKind, now: Date) =>
  needPutOffs
    .filter((until) => mayPutOff(kind, until))
    .flatMap((until) => {
      const at = returnsAt(until, now);
      return at === undefined ? [] : [{ until, at }];
    });

/** Whether a need is away that somebody put off: until its moment, or as long as it stays as it was. */
export function isAway(
  { until, backAt, version }: { until: NeedPutOffUntil; backAt: Date | null; version: string },
  present: string,
  now: Date,
): boolean {
  if (until === 'HIDDEN') return true;
  if (until === 'CHANGE') return version === present;
  return backAt !== null && now < backAt;
}

/** When the rights of a completed deal end, and when both sides are told (rules/rights). */
import type { NotificationKind } from '../schemas/notification.ts';
import type { RightKind } from '../schemas/right.ts';
import { monthsLater } from './ledger.ts';
import { dayStart } from './payouts.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** At what time of its day people are told: noon in Dubai. */
const tellingHour = 8 * hour;

/** How many days before the end both sides are told. */
export const toldDaysBefore = [30, 7] as const;

/** The last day of a right that runs for so many months from `completedAt`, as midnight UTC. */
export const lastDayOfRight = (completedAt: Date, months: number): Date =>
  monthsLater(dayStart(completedAt), months);

/** When both sides are told next of an end; null where no such moment is left after `now`. */
export function nextTelling(endsAt: Date, now: Date): Date | null {
  const moments = toldDaysBefore.map((days) => new Date(endsAt.getTime() - days * day + tellingHour));
  return moments.find((moment) => moment > now) ?? null;
}

const newsOfRight: Record<RightKind, NotificationKind> = {
  LICENCE: 'licence.ending',
  EXCLUSIVITY: 'exclusivity.ending',
};

/** What both sides are told of the end of a right. */
export const newsOfEnding = (kind: RightKind): NotificationKind => newsOfRight[kind];

/** Which right news is about; null for every other news. */
export const rightOfNews = (kind: NotificationKind): RightKind | null =>
  kind === 'licence.ending' ? 'LICENCE' : kind === 'exclusivity.ending' ? 'EXCLUSIVITY' : null;

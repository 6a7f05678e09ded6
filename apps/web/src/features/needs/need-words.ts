/** Figures and days of the dashboard's queue, which mails and pushes do not say. */
import type { Need, NeedKind, WaitingLine } from '@briefcast/contract';
import { readSums } from '@briefcast/contract/kit/currencies';
import { formatShortDate, formatShortDay, formatTime } from '@briefcast/i18n/format';
import { needStub } from '@briefcast/i18n/labels/needs';
import { m } from '@briefcast/i18n/messages';
import { dayOf } from '../../lib/calendar-day.ts';
import { figureOfSums } from '../../parts/currencies/sums.ts';

const isDay = (when: string) => when.endsWith('T00:00:00.000Z');

/** Kind of day and the day, for the stub. */
export function stubOf({ kind, at }: Pick<Need, 'kind' | 'at'>, now = new Date()) {
  const day = isDay(at) ? at.slice(0, 10) : dayOf(new Date(at));
  return { label: needStub(kind), day: day === dayOf(now) ? m.queue_today() : formatShortDay(at) };
}

/** A sum for the end of a row, and what is below it; nothing where there is none. */
export function sumOf({ sums }: Pick<Need | WaitingLine, 'sums'>, meaning = '') {
  if (!sums) return undefined;
  const { value, other } = figureOfSums(readSums(sums));
  return { value, below: other ?? meaning };
}

/** A day, or a moment with its time. */
export const momentText = (when: string): string =>
  isDay(when) ? formatShortDate(when) : `${formatShortDate(when)}, ${formatTime(when)}`;

/** Day until which others have time, or since when it waits. */
export function waitsUntil({ until, since }: Pick<WaitingLine, 'until' | 'since'>): string {
  if (until === null) return m.queue_waits_since({ day: formatShortDate(since) });
  return m.queue_waits_until({ day: momentText(until) });
}

const meanings: Partial<Record<NeedKind, () => string>> = {
  'payout.not_arrived': m.queue_sum_not_arrived,
  'payout.silent': m.queue_sum_not_arrived,
  'payout.arrived': m.queue_sum_marked,
  'addition.answer': m.queue_sum_on_top,
  'renewal.answer': m.queue_sum_offered,
  'renewal.unanswered': m.queue_sum_offered,
  'deal.rejected': m.queue_sum_offered,
  'deal.brief': m.queue_sum_offered,
  'deal.submit': m.queue_sum_agreed,
  'deal.revise': m.queue_sum_agreed,
  'deal.complete': m.queue_sum_agreed,
  'file.review': m.queue_sum_agreed,
};

/** Meaning of a row's sum. */
export const sumMeaning = (kind: NeedKind): string => meanings[kind]?.() ?? '';

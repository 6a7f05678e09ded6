/** Words of the queue for an entry. */

import type { HeldField, ModerationQueue, OwnReview, QueueEntry } from '@briefcast/contract';
import { minuteMs } from '@briefcast/contract/kit/days';
import { formatCount, formatList } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { reportSubjectLabel } from '@briefcast/i18n/labels/moderation';
import { m } from '@briefcast/i18n/messages';

const promisedHours = 24;
/** From here on what waits is shown as late: three hours before the promise is broken. */
const lateHours = promisedHours - 3;

const hoursSince = (at: string, now: number) => (now - Date.parse(at)) / (60 * minuteMs);

const counted = (n: number) => ({ n, count: formatCount(n) });

/** Waiting time: minutes within the first hour, hours within two days, then days. */
export function waitingAge(at: string, now = Date.now()): string {
  const hours = hoursSince(at, now);
  if (hours < 1) return m.moderation_minutes(counted(Math.max(0, Math.floor(hours * 60))));
  if (hours < 48) return m.moderation_hours(counted(Math.floor(hours)));
  return m.moderation_days(counted(Math.floor(hours / 24)));
}

/** Whether the promise is nearly broken, or is. */
export const isLate = (at: string, now = Date.now()): boolean => hoursSince(at, now) >= lateHours;

const fields: Record<HeldField, () => string> = {
  firstName: m.moderation_held_first_name,
  lastName: m.moderation_held_last_name,
  profileImage: m.moderation_held_picture,
  bio: m.moderation_held_bio,
  location: m.moderation_held_place,
};

/** Names the pending parts of a profile, such as "bio and 2 works". */
export const heldText = (held: OwnReview['held']): string =>
  formatList([
    ...held.fields.map((field) => fields[field]()),
    ...(held.items > 0 ? [m.moderation_held_items({ n: held.items, count: formatCount(held.items) })] : []),
    ...(held.titles ? [m.moderation_held_titles({ n: held.titles, count: formatCount(held.titles) })] : []),
  ]);

/** The title of an entry and the line below it. */
export function entryWords(entry: QueueEntry): { title: string; line: string } {
  if (entry.what === 'REPORT')
    return {
      title: reportSubjectLabel(entry.subject),
      line:
        entry.dealTitle === null
          ? m.moderation_of_author({ name: entry.author })
          : m.moderation_in_deal({ title: entry.dealTitle }),
    };
  if (entry.kind === 'CHANGES') {
    const what = heldText(entry.held);
    return {
      title: entry.name,
      line: what === '' ? m.moderation_approved() : m.moderation_changed({ what }),
    };
  }
  const line = entry.category
    ? m.moderation_new_profile_in({ category: categoryLabel(entry.category) })
    : m.moderation_new_profile();
  return { title: entry.name, line };
}

/** The line above the queue: how much waits, and for how long. */
export function queueSummary({ counts, oldest }: ModerationQueue): string {
  if (oldest === null) return m.moderation_nothing_waits();
  const { profiles, reports } = counts;
  const what = formatList([
    ...(profiles > 0 ? [m.moderation_profiles({ n: profiles, count: formatCount(profiles) })] : []),
    ...(reports > 0 ? [m.moderation_reports({ n: reports, count: formatCount(reports) })] : []),
  ]);
  return m.moderation_wait({ what, age: waitingAge(oldest) });
}

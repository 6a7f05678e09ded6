/** Words on how long a need is put off. */
import type { Need, NeedPutOffUntil } from '@briefcast/contract';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

type PutOff = NonNullable<Need['putOff']>;

export const untilText: Record<NeedPutOffUntil, () => string> = {
  LATER_TODAY: m.queue_later_today,
  TOMORROW: m.queue_tomorrow,
  MONDAY: m.queue_monday,
  CHANGE: m.queue_when_it_changes,
  HIDDEN: m.queue_hide,
};

/** `Snoozed until Feb 22, 2026, 8:00 AM`. */
export function returnText({ until, at }: PutOff): string {
  if (at) return m.queue_away_until({ when: formatDateWithTime(at) });
  return until === 'HIDDEN' ? m.queue_hidden() : m.queue_away_until_change();
}

/** Putting off what is in the queue, and showing it again: loaded with the first press. */
import type { Need, NeedPutOffUntil, Needs } from '@briefcast/contract';
import { mayPutOff } from '@briefcast/contract/needs/put-off';
import { formatDateWithTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { loadClient } from '../../lib/load-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readSession } from '../../lib/session.ts';
import { showError } from '../../lib/show-error.ts';
import { toastInfo, toastSuccess } from '../../ui/toast.ts';
import { needsQuery } from './needs-query.ts';

type PutOff = NonNullable<Need['putOff']>;

/** Words of a choice. */
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

/** Keeps the queue that a change returns, whatever is still on its way; null where it failed, which it says. */
async function change(asked: Promise<Needs>): Promise<Needs | null> {
  try {
    const needs = await asked;
    const { queryKey } = needsQuery;
    await queryClient.cancelQueries({ queryKey });
    return queryClient.setQueryData(queryKey, needs) ?? needs;
  } catch (error) {
    showError(m.queue_change_failed(), error);
    return null;
  }
}

/** Shows a need again that was put off or hidden. */
export const showAgain = async (key: string) =>
  change(loadClient().then((client) => client.needs.showAgain({ body: { key } })));

/** How long it can be undone. */
const undoSeconds = 10;

/** Puts a need off for the person alone, and offers for ten seconds to undo it; says why where it may not. */
export async function putOff({ key, kind }: Need, until: NeedPutOffUntil): Promise<void> {
  if (!mayPutOff(kind, until)) return toastInfo(m.refusal_need_not_so_long());
  const needs = await change(loadClient().then((client) => client.needs.putOff({ body: { key, until } })));
  if (!needs) return;
  const away = needs.putOff.find((one) => one.key === key)?.putOff;
  const ofTeam = readSession().user?.role === 'BRAND' ? m.queue_for_you_alone() : undefined;
  toastSuccess(away ? returnText(away) : m.queue_put_off_list(), ofTeam, {
    label: m.queue_undo(),
    seconds: undoSeconds,
    onPress: () => void showAgain(key),
  });
}

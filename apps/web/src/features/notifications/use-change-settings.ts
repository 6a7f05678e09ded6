import type { NotificationSetting, NotificationSettingsChange } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { keyOf } from '../../lib/query.ts';
import { queryClient } from '../../lib/query-client.ts';
import { showError } from '../../lib/show-error.ts';

const queryKey = keyOf('notifications.settings');

const readShown = () => queryClient.getQueryData(queryKey)?.settings ?? [];

/** Shows other settings; those for which `change` returns null stay as they are. */
const show = (change: (setting: NotificationSetting) => Partial<NotificationSetting> | null) =>
  queryClient.setQueryData(
    queryKey,
    (known) => known && { settings: known.settings.map((setting) => ({ ...setting, ...change(setting) })) },
  );

/** Changes boxes at once; changes them back, with a toast that names the line, if the server refused. */
export function useChangeSettings(label: string) {
  return useMutation({
    mutationFn: (body: NotificationSettingsChange) => client.notifications.changeSettings({ body }),
    onMutate: async ({ kinds, ...changed }) => {
      // An older answer must not overwrite this change.
      await queryClient.cancelQueries({ queryKey });
      const before = readShown();
      show(({ kind }) => (kinds.includes(kind) ? (changed as Partial<NotificationSetting>) : null));
      return before;
    },
    onError: (error, { kinds, ...changed }, before = []) => {
      // Reverts only this change's channels: the others may have been changed since.
      const ways = Object.keys(changed) as (keyof typeof changed)[];
      show(({ kind }) => {
        const old = kinds.includes(kind) ? before.find((one) => one.kind === kind) : undefined;
        return old ? Object.fromEntries(ways.map((way) => [way, old[way]])) : null;
      });
      showError(m.settings_not_changed({ label }), error);
    },
  });
}

import type { NotificationSetting, NotificationSettingChange } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showError } from '../../lib/show-error.ts';

const key = queryKeys.notifications.settings;

/** Shows one setting with these switches; the others stay as they are. */
const show = (kind: NotificationSetting['kind'], switches: Partial<NotificationSetting>) =>
  queryClient.setQueryData<NotificationSetting[]>(key, (settings) =>
    settings?.map((setting) => (setting.kind === kind ? { ...setting, ...switches } : setting)),
  );

/** Turns a switch: it moves at once, and back, with a toast, where the server did not take it. */
export function useChangeSetting(label: string) {
  return useMutation({
    mutationFn: (change: NotificationSettingChange) => client.notifications.changeSetting({ body: change }),
    onMutate: async ({ kind, ...switches }) => {
      // An answer that is older than this click must not turn it back.
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient
        .getQueryData<NotificationSetting[]>(key)
        ?.find((setting) => setting.kind === kind);
      show(kind, switches as Partial<NotificationSetting>);
      return before;
    },
    onError: (error, { kind, inApp, byMail }, before) => {
      // Only what this click turned: the other switch may have been turned since.
      if (before && inApp !== undefined) show(kind, { inApp: before.inApp });
      if (before && byMail !== undefined) show(kind, { byMail: before.byMail });
      showError(m.settings_not_changed({ label }), error);
    },
  });
}

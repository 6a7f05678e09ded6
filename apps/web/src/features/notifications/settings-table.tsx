import type {
  NewsGroup,
  NotificationSetting,
  NotificationSettingChange,
  QuietHours,
  Role,
} from '@briefcast/contract';
import { newsRow } from '@briefcast/contract/notifications/news';
import { newsGroupTitle, newsHint, newsLabel } from '@briefcast/i18n/labels/news';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Bell, Mail, Moon, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { client } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { showError } from '../../lib/show-error.ts';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { newsSigns } from './news-signs.ts';
import { WhenSelect } from './when-select.tsx';

interface SettingsTableProps {
  group: NewsGroup;
  role: Role;
  settings: readonly NotificationSetting[];
  quietHours: QuietHours;
}

const channels = [
  { channel: 'inApp', label: m.settings_in_app, Icon: Bell },
  { channel: 'byPush', label: m.settings_by_push, Icon: Smartphone },
  { channel: 'byMail', label: m.settings_by_mail, Icon: Mail },
] as const;

/** A group of kinds, each with its switches and the times at which devices are notified of it. */
export function SettingsTable({ group, role, settings, quietHours }: SettingsTableProps) {
  const id = useId();
  return (
    <Card flush as="section" aria-labelledby={`${id}-title`}>
      <table className="settings-table">
        <thead>
          <tr>
            <th scope="col" className="text-start">
              <h2 id={`${id}-title`} className="text-d4 text-ink">
                {newsGroupTitle(group)}
              </h2>
            </th>
            {channels.map(({ channel, label, Icon }) => (
              <th key={channel} scope="col" id={`${id}-${channel}`}>
                <Icon aria-hidden className="ic mx-auto mb-1" />
                {label()}
              </th>
            ))}
            <th scope="col" id={`${id}-when`}>
              <Moon aria-hidden className="ic mx-auto mb-1" />
              {m.settings_when()}
            </th>
          </tr>
        </thead>
        <tbody>
          {settings.map((setting) => (
            <SettingRow
              key={setting.kind}
              setting={setting}
              role={role}
              tableId={id}
              quietHours={quietHours}
            />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface SettingRowProps {
  setting: NotificationSetting;
  role: Role;
  tableId: string;
  quietHours: QuietHours;
}

function SettingRow({ setting, role, tableId, quietHours }: SettingRowProps) {
  const id = useId();
  const label = newsLabel(setting.kind);
  const change = useChangeSetting(label);
  const { tone, sign } = newsRow(setting.kind);
  const Icon = newsSigns[sign];
  return (
    <tr>
      <th scope="row" className="text-start">
        <span className="flex items-center gap-3">
          <span
            data-tone={tone}
            className="grid size-9 flex-none place-items-center rounded-lg rounded-se-2xl bg-k-bg text-k-ink max-sm:hidden"
          >
            <Icon aria-hidden className="ic" />
          </span>
          <span className="min-w-0">
            <span id={`${id}-kind`} className="block text-ui font-semibold">
              {label}
            </span>
            <span id={`${id}-hint`} className="hint block font-normal">
              {newsHint(setting.kind, role)}
            </span>
          </span>
        </span>
      </th>
      {channels.map(({ channel, label: way }) => (
        <td key={channel}>
          <span aria-hidden className="hint mb-1 block sm:hidden">
            {way()}
          </span>
          <Switch
            aria-labelledby={`${id}-kind ${tableId}-${channel}`}
            aria-describedby={`${id}-hint`}
            checked={setting[channel]}
            onChange={(event) =>
              change.mutate({ kind: setting.kind, [channel]: event.currentTarget.checked })
            }
          />
        </td>
      ))}
      <td>
        <WhenSelect
          labelledBy={`${id}-kind ${tableId}-when`}
          value={setting.whenPushed}
          quietHours={quietHours}
          onChange={(when) => change.mutate({ kind: setting.kind, whenPushed: when })}
        />
      </td>
    </tr>
  );
}

const key = queryKeys.notifications.settings;

/** Shows one setting with these switches; the others stay as they are. */
const show = (kind: NotificationSetting['kind'], switches: Partial<NotificationSetting>) =>
  queryClient.setQueryData<NotificationSetting[]>(key, (settings) =>
    settings?.map((setting) => (setting.kind === kind ? { ...setting, ...switches } : setting)),
  );

/** Changes a switch at once; changes it back, with a toast, if the server refused. */
export function useChangeSetting(label: string) {
  return useMutation({
    mutationFn: (change: NotificationSettingChange) => client.notifications.changeSetting({ body: change }),
    onMutate: async ({ kind, ...switches }) => {
      // An older answer must not overwrite this change.
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient
        .getQueryData<NotificationSetting[]>(key)
        ?.find((setting) => setting.kind === kind);
      show(kind, switches as Partial<NotificationSetting>);
      return before;
    },
    onError: (error, { kind, ...changed }, before) => {
      // Reverts only this change's values: the others may have been changed since.
      const ways = Object.keys(changed) as (keyof typeof changed)[];
      if (before) show(kind, Object.fromEntries(ways.map((way) => [way, before[way]])));
      showError(m.settings_not_changed({ label }), error);
    },
  });
}

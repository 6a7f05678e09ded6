import type { NotificationSetting, Role } from '@briefcast/contract';
import type { NotificationGroup } from '@briefcast/contract/rules/notifications';
import {
  notificationGroupTitle,
  notificationHint,
  notificationLabel,
} from '@briefcast/i18n/labels/notification';
import { m } from '@briefcast/i18n/messages';
import { Bell, Mail } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { notificationLooks } from './notification-look.ts';
import { useChangeSetting } from './use-change-setting.ts';

interface SettingsTableProps {
  group: NotificationGroup;
  role: Role;
  settings: readonly NotificationSetting[];
}

/** A group of kinds, each with its two switches. */
export function SettingsTable({ group, role, settings }: SettingsTableProps) {
  const id = useId();
  return (
    <Card flush as="section" aria-labelledby={`${id}-title`}>
      <table className="settings-table">
        <thead>
          <tr>
            <th scope="col" className="text-start">
              <h2 id={`${id}-title`} className="text-d4 text-ink">
                {notificationGroupTitle(group)}
              </h2>
            </th>
            <th scope="col" id={`${id}-app`}>
              <Bell aria-hidden className="ic mx-auto mb-1" />
              {m.settings_in_app()}
            </th>
            <th scope="col" id={`${id}-mail`}>
              <Mail aria-hidden className="ic mx-auto mb-1" />
              {m.settings_by_mail()}
            </th>
          </tr>
        </thead>
        <tbody>
          {settings.map((setting) => (
            <SettingRow
              key={setting.kind}
              setting={setting}
              role={role}
              columns={{ inApp: `${id}-app`, byMail: `${id}-mail` }}
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
  columns: { inApp: string; byMail: string };
}

function SettingRow({ setting, role, columns }: SettingRowProps) {
  const id = useId();
  const label = notificationLabel(setting.kind);
  const change = useChangeSetting(label);
  const { stock, Icon } = notificationLooks[setting.kind];
  return (
    <tr>
      <th scope="row" className="text-start">
        <span className="flex items-center gap-3">
          <span
            data-stock={stock}
            className="grid size-9 flex-none place-items-center rounded-lg rounded-se-2xl bg-k-bg text-k-ink max-sm:hidden"
          >
            <Icon aria-hidden className="ic" />
          </span>
          <span className="min-w-0">
            <span id={`${id}-kind`} className="block text-ui font-semibold">
              {label}
            </span>
            <span id={`${id}-hint`} className="hint block font-normal">
              {notificationHint(setting.kind, role)}
            </span>
          </span>
        </span>
      </th>
      {(['inApp', 'byMail'] as const).map((channel) => (
        <td key={channel}>
          <Switch
            aria-labelledby={`${id}-kind ${columns[channel]}`}
            aria-describedby={`${id}-hint`}
            checked={setting[channel]}
            onChange={(event) =>
              change.mutate({ kind: setting.kind, [channel]: event.currentTarget.checked })
            }
          />
        </td>
      ))}
    </tr>
  );
}

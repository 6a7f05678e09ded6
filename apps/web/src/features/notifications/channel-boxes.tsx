import type { NotificationSetting } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Bell, Mail, Smartphone } from 'lucide-react';
import { MixedBox } from '../../ui/mixed-box.tsx';
import { useChangeSettings } from './use-change-settings.ts';

/** Channels of news, in the order of their columns. */
export const channels = [
  { channel: 'inApp', label: m.settings_in_app, Icon: Bell },
  { channel: 'byMail', label: m.settings_by_mail, Icon: Mail },
  { channel: 'byPush', label: m.settings_by_push, Icon: Smartphone },
] as const;

interface ChannelBoxesProps {
  /** The line's name: of a group, or of a kind. */
  label: string;
  settings: readonly NotificationSetting[];
}

/** The boxes of a line, one for each channel; a dash where some of its kinds are on. */
export function ChannelBoxes({ label, settings }: ChannelBoxesProps) {
  const { mutate } = useChangeSettings(label);
  return channels.map(({ channel, label: way }) => {
    const isAll = settings.every((setting) => setting[channel]);
    return (
      <td key={channel}>
        <MixedBox
          className="news-box"
          label={m.settings_box({ label, channel: way() })}
          checked={isAll}
          isMixed={!isAll && settings.some((setting) => setting[channel])}
          onChange={(isOn) => mutate({ kinds: settings.map(({ kind }) => kind), [channel]: isOn })}
        />
      </td>
    );
  });
}

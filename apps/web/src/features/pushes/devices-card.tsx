import type { NotificationSetting, OwnUser, PushState } from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { BellRing } from 'lucide-react';
import { useId, useState } from 'react';
import { deviceText } from '../../parts/accounts/device-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { DeviceRow } from './device-row.tsx';
import { PushHelp } from './push-help.tsx';
import { useChoosePush, useTurnOnPush } from './use-change-pushes.ts';
import { usePushSupport } from './use-push-support.ts';

interface DevicesCardProps {
  user: OwnUser;
  pushes: PushState;
  settings: readonly NotificationSetting[];
}

/** The devices that get notifications, folded into one line, and the content of their locked screens. */
export function DevicesCard({ user, pushes, settings }: DevicesCardProps) {
  const id = useId();
  const { devices, showsNames } = pushes;
  const names = useChoosePush(m.push_show_names_not_changed);
  const isHere = devices.some(({ isCurrent }) => isCurrent);
  // Opens by itself where the button inside adds the first device.
  const [hadNone] = useState(devices.length === 0);
  const [support] = usePushSupport();
  const [chosen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosen ?? (hadNone && support === 'READY');
  const listed = devices.map(({ isCurrent, device }) =>
    isCurrent ? m.push_this_device() : deviceText(device),
  );
  return (
    <Card flush as="section" aria-label={m.push_title()}>
      <ul className="news-rows">
        <li>
          <label htmlFor={`${id}-names`}>
            <b>{m.push_locked_title()}</b>
            <span className="hint block">{m.push_show_names()}</span>
          </label>
          <Switch
            id={`${id}-names`}
            aria-label={m.push_show_names()}
            checked={showsNames}
            onChange={(event) => names.mutate({ showsNames: event.currentTarget.checked })}
          />
        </li>
        <li>
          <div className="min-w-0">
            <b id={`${id}-devices`}>{m.push_devices_title()}</b>
            <span className="hint block wrap-anywhere">
              {listed.length > 0 ? formatList(listed) : m.push_devices_none_yet()}
            </span>
          </div>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-describedby={`${id}-devices`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.push_devices_close() : m.push_devices_change()}
          </Button>
        </li>
      </ul>
      <div id={`${id}-list`} hidden={!isOpen} className="border-t border-line px-4 pb-4 sm:px-6">
        {devices.length > 0 ? (
          <ul>
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
        ) : (
          <p className="hint pt-3">{m.push_devices_none()}</p>
        )}
        {isHere ? null : <TurnOnHere user={user} pushes={pushes} settings={settings} />}
      </div>
    </Card>
  );
}

/** Button that turns notifications on here, with every kind for a person who had chosen none. */
function TurnOnHere({ user, pushes, settings }: DevicesCardProps) {
  const [support, lookAgain] = usePushSupport();
  const turnOn = useTurnOnPush(user.id);
  const isAnyChosen = settings.some(({ byPush }) => byPush);
  if (support !== 'READY')
    return (
      <div className="mt-4">
        <PushHelp support={support} onLookAgain={lookAgain} />
      </div>
    );
  const kinds = isAnyChosen ? [] : kindsOfRole(user.role);
  return (
    <OnlineButton
      className="mt-4"
      icon={<BellRing aria-hidden className="ic" />}
      busy={turnOn.isPending}
      busyText={m.push_turning_on()}
      onClick={() =>
        turnOn.mutate(
          { serverKey: pushes.serverKey, kinds },
          {
            onSuccess: (isAllowed) => {
              if (isAllowed) toastSuccess(m.push_turned_on());
              lookAgain();
            },
          },
        )
      }
    >
      {m.push_turn_on()}
    </OnlineButton>
  );
}

import type { NotificationSetting, OwnUser, PushState } from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { m } from '@briefcast/i18n/messages';
import { BellRing } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { DeviceRow } from './device-row.tsx';
import { PushHelp } from './push-help.tsx';
import { useChoosePush, useTurnOnPush } from './push-queries.ts';
import { usePushSupport } from './use-push-support.ts';

interface DevicesCardProps {
  user: OwnUser;
  pushes: PushState;
  settings: readonly NotificationSetting[];
}

/** The devices that get notifications, and the content of their locked screens. */
export function DevicesCard({ user, pushes, settings }: DevicesCardProps) {
  const id = useId();
  const { devices, showsNames } = pushes;
  const names = useChoosePush(m.push_show_names_not_changed);
  const isHere = devices.some(({ isCurrent }) => isCurrent);
  return (
    <Card title={m.push_devices_title()}>
      {devices.length > 0 ? (
        <ul className="-mt-3">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} />
          ))}
        </ul>
      ) : (
        <p className="text-ui text-ink-2">{m.push_devices_none()}</p>
      )}
      {isHere ? null : <TurnOnHere user={user} pushes={pushes} settings={settings} />}
      <div className="mt-5 flex items-center gap-3">
        <Switch
          id={id}
          checked={showsNames}
          onChange={(event) => names.mutate({ showsNames: event.currentTarget.checked })}
        />
        <label htmlFor={id} className="text-ui font-semibold">
          {m.push_show_names()}
        </label>
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

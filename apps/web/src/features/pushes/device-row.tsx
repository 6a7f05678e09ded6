import type { PushDevice } from '@briefcast/contract';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { invalidate } from '../../lib/invalidate.ts';
import { loadClient } from '../../lib/load-client.ts';
import { keepPushPerson } from '../../lib/push-device.ts';
import { showError } from '../../lib/show-error.ts';
import { deviceText } from '../../parts/accounts/device-text.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { showPushes } from './use-change-pushes.ts';

/** A device that gets notifications, with a test and a way to end them. */
export function DeviceRow({ device }: { device: PushDevice }) {
  const { id, isCurrent, isInstalled, addedAt, toldAt } = device;
  const name = deviceText(device.device);
  const again = () => invalidate('pushes');
  const test = useMutation({
    mutationFn: async () => (await loadClient()).pushes.testDevice({ params: { id } }),
    onSuccess: (state) => {
      showPushes(state);
      toastSuccess(m.push_test_sent());
    },
    onError: (error) => {
      showError(m.push_test_not_sent(), error);
      return again();
    },
  });
  const remove = useMutation({
    mutationFn: async () => (await loadClient()).pushes.removeDevice({ params: { id } }),
    onSuccess: (state) => {
      if (isCurrent) keepPushPerson(null);
      showPushes(state);
      toastSuccess(m.push_removed({ device: isCurrent ? m.push_this_device() : name }));
    },
    onError: (error) => {
      showError(m.push_not_removed({ device: name }), error);
      return again();
    },
  });
  const added = isInstalled ? m.push_added_installed : m.push_added;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3.5 first:border-t-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-ui font-semibold wrap-anywhere">
          {isCurrent ? m.push_this_device() : <bdi>{name}</bdi>}
        </p>
        {isCurrent ? (
          <p className="hint">
            <bdi>{name}</bdi>
          </p>
        ) : null}
        <p className="hint">{added({ day: formatShortDate(addedAt) })}</p>
        {toldAt ? <p className="hint">{m.push_last_told({ day: formatShortDate(toldAt) })}</p> : null}
      </div>
      <div className="flex flex-wrap gap-1">
        <OnlineButton
          variant="ghost"
          size="sm"
          aria-label={m.push_send_test_of({ device: name })}
          busy={test.isPending}
          onClick={() => test.mutate()}
        >
          {m.push_send_test()}
        </OnlineButton>
        <OnlineButton
          variant="ghost"
          size="sm"
          aria-label={m.push_remove_of({ device: name })}
          busy={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {m.push_remove()}
        </OnlineButton>
      </div>
    </li>
  );
}

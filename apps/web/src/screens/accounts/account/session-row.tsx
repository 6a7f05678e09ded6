import type { Device, OwnSession } from '@briefcast/contract';
import { formatLongDate } from '@briefcast/i18n/format';
import { formatRelativeTime } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { client } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { leave } from '../../../lib/leaving.ts';
import { showError } from '../../../lib/show-error.ts';
import { deviceText } from '../../../parts/accounts/device-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastSuccess } from '../../../ui/toast.ts';

const icons: Record<Device['kind'], LucideIcon> = {
  COMPUTER: Monitor,
  PHONE: Smartphone,
  TABLET: Tablet,
  OTHER: CircleHelp,
};

/** A session: its device, place and time, and a button to end it. */
export function SessionRow({ session }: { session: OwnSession }) {
  const { id, isCurrent, device, network, signedInAt, seenAt } = session;
  const Icon = icons[device.kind];
  const name = deviceText(device);
  const end = useMutation({
    mutationFn: () => client.ownAccount.endSession({ params: { id } }),
    onSuccess: () => toastSuccess(m.own_session_ended({ device: name })),
    onError: (error) => showError(m.own_sessions_end_failed(), error),
    onSettled: () => invalidate('ownAccount.sessions'),
  });
  const date = formatLongDate(signedInAt);
  // Logging out of this device needs nobody.
  const End = isCurrent ? Button : OnlineButton;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5">
      <span className="ear-sm grid size-11 flex-none place-items-center bg-sunken text-ink-2">
        <Icon aria-hidden className="ic" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui font-semibold">
          <bdi className="wrap-anywhere">{name}</bdi>
          {isCurrent ? (
            <Badge tone="green" icon={<CircleCheck aria-hidden className="ic" />}>
              {m.own_session_this()}
            </Badge>
          ) : null}
        </p>
        <p className="hint mt-0.5 wrap-anywhere">
          {network ? m.own_session_from({ date, network }) : m.own_session_since({ date })}
        </p>
        {isCurrent ? null : (
          <p className="hint">{m.own_session_seen({ when: formatRelativeTime(seenAt) })}</p>
        )}
      </div>
      <End
        variant="outline"
        size="sm"
        aria-description={name}
        busy={end.isPending}
        onClick={() => (isCurrent ? leave() : end.mutate())}
      >
        {m.own_session_end()}
      </End>
    </li>
  );
}

import '../../../styles/offline-asides.css';
import type { Role } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check, CloudOff, type LucideIcon } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { readUploads, subscribeUploads } from '../../../features/drafts/running-uploads.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { useUser } from '../../../lib/use-user.ts';
import { Card } from '../../../ui/card.tsx';
import { WaitingRow, WaitingUpload } from './waiting-row.tsx';
import { waitingThings } from './waiting-things.ts';

/** Column next to a dashboard while there is no connection (rules/phone#without-a-connection). */
export function OfflineAsides({ side }: { side: Role }) {
  return (
    <aside aria-label={m.phone_without_connection()} className="grid gap-4">
      <WaitsToGoOut side={side} />
      <WhatWorks side={side} />
    </aside>
  );
}

/** Unsent entries of the person on this device; nothing where none are pending. */
function WaitsToGoOut({ side }: { side: Role }) {
  const { id } = useUser();
  const things = waitingThings(useOutbox(id));
  const uploads = useSyncExternalStore(subscribeUploads, readUploads, readUploads).filter(
    ({ phase }) => phase !== 'CHANGED' && phase !== 'REFUSED',
  );
  const count = things.length + uploads.length;
  if (count === 0) return null;
  const goByThemselves = things.length > 0 || uploads.some(({ phase }) => phase !== 'PAUSED');
  return (
    <Card
      aria-label={m.outbox_waits()}
      title={m.outbox_waits()}
      action={<span className="hint num">{formatCount(count)}</span>}
    >
      <ul className="waiting-things">
        {things.map((thing) => (
          <WaitingRow key={thing.key} thing={thing} side={side} />
        ))}
        {uploads.map((upload) => (
          <WaitingUpload key={upload.key} upload={upload} side={side} />
        ))}
      </ul>
      {goByThemselves ? <p className="hint mt-4">{m.outbox_by_themselves()}</p> : null}
    </Card>
  );
}

function WhatWorks({ side }: { side: Role }) {
  const works = [
    m.phone_can_read(),
    m.phone_can_write(),
    ...(side === 'CREATOR' ? [m.phone_can_prepare()] : []),
  ];
  const needs = [m.phone_cannot_decide({ side }), m.phone_cannot_pay(), m.phone_cannot_watch()];
  return (
    <Card className="grid gap-4">
      <Points title={m.phone_you_can()} tone="green" Icon={Check} points={works} />
      <Points title={m.phone_needs_connection()} tone="buff" Icon={CloudOff} points={needs} />
    </Card>
  );
}

interface PointsProps {
  title: string;
  tone: 'green' | 'buff';
  Icon: LucideIcon;
  points: readonly string[];
}

function Points({ title, tone, Icon, points }: PointsProps) {
  return (
    <div data-tone={tone}>
      <h2 className="offline-title">{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point} className="offline-point">
            <Icon aria-hidden className="ic" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { AdminDashboard } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { HardDrive } from 'lucide-react';
import { Notice } from '../../ui/notice.tsx';

/** With less room than one film may take, the admin should look for more. */
const littleBytes = 2 * 1024 ** 3;

/** Says that the disk of the files is full, or will be soon. */
export function StorageNotice({ storage: { roomBytes } }: { storage: AdminDashboard['storage'] }) {
  if (roomBytes === null || roomBytes >= littleBytes) return null;
  const isFull = roomBytes <= 0;
  return (
    <Notice
      stock={isFull ? 'red' : 'orange'}
      title={isFull ? m.admin_disk_full() : m.admin_disk_nearly_full()}
      icon={<HardDrive aria-hidden className="ic" />}
      alert={isFull}
    >
      <p>
        {isFull ? m.admin_disk_full_text() : m.admin_disk_nearly_full_text({ room: formatBytes(roomBytes) })}
      </p>
    </Notice>
  );
}

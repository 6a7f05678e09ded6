import type { AdminDashboard } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/format';
import { HardDrive } from 'lucide-react';
import { Notice } from '../../features/profile-form/notice.tsx';

/** With less room than one film may take, the admin should look for more. */
const littleBytes = 2 * 1024 ** 3;

/** Says that the disk of the files is full, or will be soon. */
export function StorageNotice({ storage: { roomBytes } }: { storage: AdminDashboard['storage'] }) {
  if (roomBytes === null || roomBytes >= littleBytes) return null;
  const isFull = roomBytes <= 0;
  return (
    <Notice
      stock={isFull ? 'red' : 'orange'}
      title={isFull ? 'New files are refused: the disk is full' : 'The disk is nearly full'}
      icon={<HardDrive aria-hidden className="ic" />}
      alert={isFull}
    >
      <p>
        {isFull
          ? 'Only the reserve is left, which keeps the database working. Free some space, give the server a larger disk, or move the files to an object store.'
          : `${formatBytes(roomBytes)} can still be stored; then new files are refused. Free some space, give the server a larger disk, or move the files to an object store.`}
      </p>
    </Notice>
  );
}

import type { FileStatus } from '@briefcast/contract';
import { Check, Clock, type LucideIcon, Paperclip, RotateCcw, X } from 'lucide-react';
import { Badge, type Stock } from '../../ui/badge.tsx';

/** The look and the words of each status of a file. */
export const fileLooks: Record<FileStatus, { stock: Stock; Icon: LucideIcon; label: string }> = {
  PENDING: { stock: 'yellow', Icon: Clock, label: 'Pending' },
  APPROVED: { stock: 'green', Icon: Check, label: 'Approved' },
  NEEDS_REVISION: { stock: 'orange', Icon: RotateCcw, label: 'Needs Revision' },
  REJECTED: { stock: 'red', Icon: X, label: 'Rejected' },
  REFERENCE: { stock: 'buff', Icon: Paperclip, label: 'Reference' },
};

/** What has been decided about a file. */
export function FileBadge({ status }: { status: FileStatus }) {
  const { stock, Icon, label } = fileLooks[status];
  return (
    <Badge stock={stock} icon={<Icon aria-hidden className="ic" />}>
      {label}
    </Badge>
  );
}

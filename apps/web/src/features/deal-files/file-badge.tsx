import type { FileStatus } from '@briefcast/contract';
import { fileStatusLabel } from '@briefcast/i18n/labels/file-status';
import { Check, Clock, type LucideIcon, Paperclip, PencilLine, RotateCcw, X } from 'lucide-react';
import { Badge, type Stock } from '../../ui/badge.tsx';

/** The look of each status of a file. */
export const fileLooks: Record<FileStatus, { stock: Stock; Icon: LucideIcon }> = {
  PENDING: { stock: 'yellow', Icon: Clock },
  APPROVED: { stock: 'green', Icon: Check },
  NEEDS_REVISION: { stock: 'orange', Icon: RotateCcw },
  REJECTED: { stock: 'red', Icon: X },
  REFERENCE: { stock: 'buff', Icon: Paperclip },
  DRAFT: { stock: 'buff', Icon: PencilLine },
};

/** What has been decided about a file. */
export function FileBadge({ status }: { status: FileStatus }) {
  const { stock, Icon } = fileLooks[status];
  return (
    <Badge stock={stock} icon={<Icon aria-hidden className="ic" />}>
      {fileStatusLabel(status)}
    </Badge>
  );
}

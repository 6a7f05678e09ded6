import type { FileStatus, Tone } from '@briefcast/contract';
import { fileStatusLabel } from '@briefcast/i18n/labels/file-status';
import { Check, Clock, type LucideIcon, Paperclip, PencilLine, RotateCcw, X } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** The look of each status of a file. */
export const fileLooks: Record<FileStatus, { tone: Tone; Icon: LucideIcon }> = {
  PENDING: { tone: 'yellow', Icon: Clock },
  APPROVED: { tone: 'green', Icon: Check },
  NEEDS_REVISION: { tone: 'orange', Icon: RotateCcw },
  REJECTED: { tone: 'red', Icon: X },
  REFERENCE: { tone: 'buff', Icon: Paperclip },
  DRAFT: { tone: 'buff', Icon: PencilLine },
};

/** The decision about a file. */
export function FileBadge({ status }: { status: FileStatus }) {
  const { tone, Icon } = fileLooks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
      {fileStatusLabel(status)}
    </Badge>
  );
}

import type { DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { stackOf } from '../../features/review-room/versions.ts';

interface OtherFilesProps {
  dealId: string;
  files: readonly DealFile[];
  current: DealFile;
}

/** Where there is no room for the rail: which of the deal's files this is, and the ways to the one before and the next. */
export function OtherFiles({ dealId, files, current }: OtherFilesProps) {
  const at = files.findIndex((file) => stackOf(file) === stackOf(current));
  if (files.length < 2 || at < 0) return null;
  const way = (file: DealFile | undefined, label: (input: { name: string }) => string, Icon: LucideIcon) =>
    file ? (
      <Link
        to={paths.reviewRoom.href({ dealId, fileId: file.id })}
        replace
        className="iconbtn"
        aria-label={label({ name: file.originalName })}
        title={file.originalName}
      >
        <Icon aria-hidden className="ic ic-turn" />
      </Link>
    ) : null;
  return (
    <nav className="other-files" aria-label={m.room_files()}>
      {way(files[at - 1], m.room_file_before, ChevronLeft)}
      <span className="num">
        {m.room_file_of({ number: formatCount(at + 1), count: formatCount(files.length) })}
      </span>
      {way(files[at + 1], m.room_file_next, ChevronRight)}
    </nav>
  );
}

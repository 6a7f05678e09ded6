import type { DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount } from '@briefcast/i18n/format';
import { fileStatusLabel } from '@briefcast/i18n/labels/file-status';
import { m } from '@briefcast/i18n/messages';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { fileLooks } from '../../../features/files/file-badge.tsx';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { stackOf } from '../../../features/review-room/versions.ts';
import { shortFileName } from '../../../lib/short-file-name.ts';

interface RailProps {
  dealId: string;
  files: readonly DealFile[];
  current: DealFile;
}

/** The deal's files, each with its verdict; the one that is watched is ringed. */
export function Rail({ dealId, files, current }: RailProps) {
  return (
    <nav className="rail on-stage" aria-label={m.room_files()}>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <RailItem file={file} dealId={dealId} isCurrent={stackOf(file) === stackOf(current)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RailItem({ file, dealId, isCurrent }: { file: DealFile; dealId: string; isCurrent: boolean }) {
  const { tone, Icon } = fileLooks[file.status];
  const status = useId();
  return (
    <Link
      to={paths.reviewRoom.href({ dealId, fileId: file.id })}
      replace
      className="rail-item"
      aria-current={isCurrent ? 'true' : undefined}
      aria-describedby={status}
      title={file.originalName}
    >
      <span className="frame">
        <FileThumbnail file={file} />
        <span className="rail-status" data-tone={tone}>
          <Icon aria-hidden className="ic" />
          <span id={status} className="sr-only">
            {fileStatusLabel(file.status)}
          </span>
        </span>
      </span>
      <bdi>{shortFileName(file.originalName)}</bdi>
    </Link>
  );
}

interface OtherFilesProps {
  dealId: string;
  files: readonly DealFile[];
  current: DealFile;
}

/**
 * Position among the deal's files, with links to the previous and the next one, where there is no room for the
 * rail.
 */
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
      <bdi className="num">
        {m.room_file_of({ number: formatCount(at + 1), count: formatCount(files.length) })}
      </bdi>
      {way(files[at + 1], m.room_file_next, ChevronRight)}
    </nav>
  );
}

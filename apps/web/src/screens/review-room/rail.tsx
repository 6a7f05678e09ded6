import type { DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { fileStatusLabel } from '@briefcast/i18n/labels/file-status';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { Link } from 'react-router';
import { fileLooks } from '../../features/deal-files/file-badge.tsx';
import { FileThumbnail } from '../../features/deal-files/file-thumbnail.tsx';
import { stackOf } from '../../features/review-room/versions.ts';
import { shortFileName } from '../../lib/short-file-name.ts';

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
  const { stock, Icon } = fileLooks[file.status];
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
        <span className="rail-status" data-stock={stock}>
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

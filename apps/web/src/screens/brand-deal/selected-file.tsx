import type { DealFile } from '@briefcast/contract';
import { formatBytes, formatLongDate } from '@briefcast/i18n/format';
import { FileBadge } from '../../features/deal-files/file-badge.tsx';
import { DownloadFile } from './download-file.tsx';

/** The name of the file on the stage and what is known of it. */
export function SelectedFile({ file }: { file: DealFile }) {
  return (
    <div className="flex items-start justify-between gap-3">
      <div aria-live="polite" className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="min-w-0 truncate text-[22px]" title={file.originalName}>
            <bdi>{file.originalName}</bdi>
          </h3>
          <FileBadge status={file.status} />
        </div>
        <p className="num mt-1.5 text-sm text-on-stage-2">
          Uploaded {formatLongDate(file.createdAt)}, {formatBytes(file.size)}
        </p>
      </div>
      <DownloadFile file={file} className="sm:hidden" />
    </div>
  );
}

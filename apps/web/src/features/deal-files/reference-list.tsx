import type { DealFile } from '@briefcast/contract';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { FileChip } from '../../ui/file-chip.tsx';
import { ReportInDeal } from '../../ui/report-in-deal.tsx';
import { WatchLink } from './watch-link.tsx';

interface ReferenceListProps {
  dealId: string;
  files: readonly DealFile[];
  /** What stands below a file. */
  noteOf?: (file: DealFile) => ReactNode;
}

/** What the brand added to explain its brief. */
export function ReferenceList({ dealId, files, noteOf }: ReferenceListProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <div className="flex items-center gap-1">
            <FileChip
              name={file.originalName}
              href={mediaUrl(file.url)}
              type={file.type}
              sizeBytes={file.size}
              className="flex-1 bg-canvas!"
            />
            <WatchLink dealId={dealId} file={file} />
            <ReportInDeal reported={{ subject: 'FILE', id: file.id }} by={file.uploader.role} />
          </div>
          {noteOf?.(file)}
        </li>
      ))}
    </ul>
  );
}

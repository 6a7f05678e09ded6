import type { DealFile } from '@briefcast/contract';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { FileChip } from '../../ui/file-chip.tsx';
import { WatchLink } from './deal-file-row.tsx';

interface ReferenceListProps {
  dealId: string;
  files: readonly DealFile[];
  /** The content below a file. */
  noteOf?: (file: DealFile) => ReactNode;
}

/** The brand's reference files for its brief. */
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
          </div>
          {noteOf?.(file)}
        </li>
      ))}
    </ul>
  );
}

import type { DealFile } from '@briefcast/contract';
import type { ReactNode } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { FileChip } from '../../ui/file-chip.tsx';

interface ReferenceListProps {
  files: readonly DealFile[];
  /** What stands below a file. */
  noteOf?: (file: DealFile) => ReactNode;
}

/** What the brand added to explain its brief. */
export function ReferenceList({ files, noteOf }: ReferenceListProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <FileChip
            name={file.originalName}
            href={mediaUrl(file.url)}
            type={file.type}
            sizeBytes={file.size}
            className="bg-canvas!"
          />
          {noteOf?.(file)}
        </li>
      ))}
    </ul>
  );
}

import type { DealFile } from '@briefcast/contract';
import { mediaUrl } from '../../lib/media-url.ts';
import { FileChip } from '../../ui/file-chip.tsx';

/** What the brand added to explain its brief. */
export function ReferenceList({ files }: { files: readonly DealFile[] }) {
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
        </li>
      ))}
    </ul>
  );
}

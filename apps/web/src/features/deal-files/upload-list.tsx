import { m } from '@briefcast/i18n/messages';
import { FileRow, fileKind } from '../../ui/file-row.tsx';
import type { QueuedFile } from './upload-queue.ts';

interface UploadListProps {
  queue: readonly QueuedFile[];
  onRemove: (id: string) => void;
  onRetry: (entry: QueuedFile) => void;
}

/** The chosen files with what is happening to each. */
export function UploadList({ queue, onRemove, onRetry }: UploadListProps) {
  if (queue.length === 0) return null;
  return (
    <ul aria-label={m.deal_chosen_files()} className="mt-3 grid gap-2">
      {queue.map((entry) => {
        const isUploading = entry.state === 'uploading';
        return (
          <li key={entry.id} className="min-w-0">
            <FileRow
              name={entry.file.name}
              sizeBytes={entry.file.size}
              kind={fileKind(entry.file.type)}
              sentBytes={isUploading ? entry.sentBytes : undefined}
              error={entry.error}
              onCancel={isUploading ? () => onRemove(entry.id) : undefined}
              onRemove={isUploading ? undefined : () => onRemove(entry.id)}
              onRetry={entry.state === 'failed' ? () => onRetry(entry) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

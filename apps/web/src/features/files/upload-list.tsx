import { m } from '@briefcast/i18n/messages';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { typeOf } from '../../lib/accepts-file.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FileRow, fileKind } from '../../ui/file-row.tsx';
import type { QueuedFile } from './upload-queue.ts';

interface UploadListProps {
  queue: readonly QueuedFile[];
  onRemove: (id: string) => void;
  onRetry: (entry: QueuedFile) => void;
}

/** The chosen files with the state of each upload. */
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
              kind={fileKind(typeOf(entry.file))}
              sentBytes={isUploading ? entry.sentBytes : undefined}
              error={entry.error}
              onCancel={isUploading ? () => onRemove(entry.id) : undefined}
              onRemove={isUploading ? undefined : () => onRemove(entry.id)}
              onRetry={entry.state === 'failed' && !entry.isFinal ? () => onRetry(entry) : undefined}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Asks before leaving would abort uploads: within the app by a dialog, otherwise by the browser's own. */
export function LeaveGuard({ when }: { when: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title={m.deal_stop_upload()}
      confirmLabel={m.deal_stop_upload_leave()}
      cancelLabel={m.deal_stop_upload_stay()}
      danger
      backCloses={false}
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
    >
      {m.deal_stop_upload_text()}
    </ConfirmDialog>
  );
}

import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { FileText, Film, Image, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

const icons = { image: Image, video: Film, document: FileText };

interface FileRowProps {
  name: string;
  sizeBytes: number;
  kind?: keyof typeof icons | undefined;
  /** Bytes sent so far; if given, a progress bar is shown. */
  sentBytes?: number | undefined;
  error?: string | undefined;
  onCancel?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Before the buttons: a badge, a download link. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Which of the three icons a file gets. */
export function fileKind(mimeType: string): keyof typeof icons {
  if (mimeType.startsWith('image/')) return 'image';
  return mimeType.startsWith('video/') ? 'video' : 'document';
}

/** One file: chosen, being uploaded, failed or uploaded. */
export function FileRow({
  name,
  sizeBytes,
  kind = 'document',
  sentBytes,
  error,
  onCancel,
  onRemove,
  onRetry,
  children,
  className,
}: FileRowProps) {
  const Icon = icons[kind];
  const sent =
    sentBytes === undefined
      ? undefined
      : m.file_sent({ sent: formatBytes(sentBytes), size: formatBytes(sizeBytes) });
  const percent = sizeBytes > 0 ? ((sentBytes ?? 0) / sizeBytes) * 100 : 100;

  return (
    <div className={clsx('min-w-0 rounded-lg bg-canvas ps-3 pe-1', className)}>
      <div className="flex min-h-12 items-center gap-3">
        <Icon aria-hidden className="ic text-ink-3" />
        <bdi className="min-w-0 flex-1 truncate text-sm font-medium" title={name}>
          {name}
        </bdi>
        <span dir="ltr" className="hint num whitespace-nowrap">
          {sent ?? formatBytes(sizeBytes)}
        </span>
        {children}
        <span className="flex">
          {onRetry ? (
            <IconButton
              label={m.file_retry({ name })}
              icon={<RotateCw aria-hidden className="ic" />}
              onClick={onRetry}
            />
          ) : null}
          {onCancel ? (
            <IconButton
              label={m.file_cancel({ name })}
              icon={<X aria-hidden className="ic" />}
              onClick={onCancel}
            />
          ) : null}
          {onRemove ? (
            <IconButton
              label={m.file_remove({ name })}
              icon={<X aria-hidden className="ic" />}
              onClick={onRemove}
            />
          ) : null}
        </span>
      </div>
      {sent ? (
        <ProgressBar
          upload
          label={m.file_uploading({ name })}
          percent={percent}
          valueText={sent}
          className="pe-2 pb-3"
        />
      ) : null}
      {error ? (
        <p role="alert" className="field-error pe-2 pb-2.5">
          {error}
        </p>
      ) : null}
    </div>
  );
}

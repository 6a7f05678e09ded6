import { formatBytes } from '@briefcast/i18n/bytes';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Download, FileText, Film, Image } from 'lucide-react';

const icons = { IMAGE: Image, VIDEO: Film, DOCUMENT: FileText };

interface FileChipProps {
  name: string;
  href: string;
  type: keyof typeof icons;
  sizeBytes: number;
  className?: string | undefined;
}

/** A file whose whole chip is a download link. */
export function FileChip({ name, href, type, sizeBytes, className }: FileChipProps) {
  const Icon = icons[type];
  return (
    <a
      href={href}
      download={name}
      aria-label={m.file_download({ name, size: formatBytes(sizeBytes) })}
      className={clsx(
        'ear-sm flex min-h-12 max-w-full min-w-0 items-center gap-2.5 bg-surface px-3 py-1.5 text-ink shadow-e0 hover:shadow-e1',
        className,
      )}
    >
      <Icon aria-hidden className="ic text-ink-3" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-semibold">{name}</bdi>
        <span className="hint num block leading-tight whitespace-nowrap">{formatBytes(sizeBytes)}</span>
      </span>
      <Download aria-hidden className="ic text-ink-3" />
    </a>
  );
}

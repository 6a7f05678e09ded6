import type { DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';

/** Takes the file on the stage along. */
export function DownloadFile({ file, className }: { file: DealFile; className: string }) {
  return (
    <a
      href={mediaUrl(file.url)}
      download={file.originalName}
      className={clsx('btn btn-outline flex-none px-3.5!', className)}
      aria-label={m.deal_download_file({ name: file.originalName })}
      title={m.deal_download()}
    >
      <Download aria-hidden className="ic" />
    </a>
  );
}

import type { DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';

/** Takes a file of a deal along. */
export function DownloadFile({ file, className }: { file: DealFile; className: string }) {
  return (
    <a
      href={mediaUrl(file.url)}
      download={file.originalName}
      className={className}
      aria-label={m.deal_download_file({ name: file.originalName })}
      title={m.deal_download()}
    >
      <Download aria-hidden className="ic" />
    </a>
  );
}

import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';

interface DownloadFileProps {
  file: { originalName: string; url: string };
  className: string;
}

/** Downloads a file of a deal, as it was uploaded. */
export function DownloadFile({ file, className }: DownloadFileProps) {
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

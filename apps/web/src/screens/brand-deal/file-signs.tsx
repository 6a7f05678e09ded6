import type { DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { ReportInDeal } from '../../ui/report-in-deal.tsx';

/** Takes the file on the stage along, or reports it. */
export function FileSigns({ file, className }: { file: DealFile; className: string }) {
  return (
    <div className={clsx('flex flex-none items-center gap-2.5', className)}>
      <a
        href={mediaUrl(file.url)}
        download={file.originalName}
        className="btn btn-outline flex-none px-3.5!"
        aria-label={m.deal_download_file({ name: file.originalName })}
        title={m.deal_download()}
      >
        <Download aria-hidden className="ic" />
      </a>
      <ReportInDeal reported={{ subject: 'FILE', id: file.id }} by={file.uploader.role} />
    </div>
  );
}

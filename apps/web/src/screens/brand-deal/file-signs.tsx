import type { DealFile } from '@briefcast/contract';
import { clsx } from 'clsx';
import { DownloadFile } from '../../features/deal-files/download-file.tsx';
import { ReportInDeal } from '../../ui/report-in-deal.tsx';

/** Takes the file on the stage along, or reports it. */
export function FileSigns({ file, className }: { file: DealFile; className: string }) {
  return (
    <div className={clsx('flex flex-none items-center gap-2.5', className)}>
      <DownloadFile file={file} className="btn btn-outline flex-none px-3.5!" />
      <ReportInDeal reported={{ subject: 'FILE', id: file.id }} by={file.uploader.role} />
    </div>
  );
}

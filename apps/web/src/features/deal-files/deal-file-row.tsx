import type { DealFile } from '@briefcast/contract';
import { formatBytes, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { LinkedText } from '../../ui/linked-text.tsx';
import { ReportInDeal } from '../../ui/report-in-deal.tsx';
import { DownloadFile } from './download-file.tsx';
import { FileBadge, fileLooks } from './file-badge.tsx';
import { FileThumbnail, fileIcons } from './file-thumbnail.tsx';
import { ReviewedBy } from './reviewed-by.tsx';
import { WatchLink } from './watch-link.tsx';

interface DealFileRowProps {
  dealId: string;
  file: DealFile;
  /** The brand's company name. */
  company: string;
  note?: ReactNode;
}

/** One file of a deal: what it is, what was decided, what the brand said, and the ways to watch and to download it; then `note`. */
export function DealFileRow({ dealId, file, company, note }: DealFileRowProps) {
  const Icon = fileIcons[file.type];
  return (
    <li className="grid grid-cols-[46px_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-4 last:border-0 last:pb-0">
      <div className="frame self-start sm:row-span-2 rounded-lg! rounded-se-2xl!">
        <FileThumbnail file={file} />
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="flex min-w-0 items-center gap-2 text-ui font-semibold">
            <Icon aria-hidden className="ic text-ink-3" />
            <bdi className="truncate" title={file.originalName}>
              {file.originalName}
            </bdi>
          </span>
          <span className="sm:ms-auto">
            <FileBadge status={file.status} />
          </span>
        </div>
        <p className="hint num mt-1">
          {m.deal_file_facts({ date: formatShortDate(file.createdAt), size: formatBytes(file.size) })}
        </p>
        <ReviewedBy file={file} company={company} className="hint mt-0.5" />
      </div>
      <div className="-mt-1.5 flex self-start max-sm:-me-2 max-sm:flex-col">
        <WatchLink dealId={dealId} file={file} />
        <DownloadFile file={file} className="iconbtn" />
        <ReportInDeal reported={{ subject: 'FILE', id: file.id }} by={file.uploader.role} />
      </div>
      {file.feedback ? (
        <p
          data-stock={fileLooks[file.status].stock}
          className="col-span-full mt-3 rounded-lg bg-k-bg px-3 py-2 text-sm leading-snug whitespace-pre-line text-k-ink sm:col-span-2 sm:col-start-2"
        >
          <b className="font-semibold">{m.deal_feedback()}</b>{' '}
          <span dir="auto">
            <LinkedText film={{ dealId, file }}>{file.feedback}</LinkedText>
          </span>
        </p>
      ) : null}
      {note ? <div className="col-span-full empty:hidden sm:col-span-2 sm:col-start-2">{note}</div> : null}
    </li>
  );
}
